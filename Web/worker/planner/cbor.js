/**
 * CBOR (RFC 8949), as much of it as passes between host and planner: integers, byte strings, text,
 * arrays, booleans (to the planner only), null; always of definite length and in the shortest form.
 *
 * @typedef {import('./module').CBORItem} CBORItem
 */
const UNSIGNED = 0;
const NEGATIVE = 1;
const BYTES = 2;
const TEXT = 3;
const ARRAY = 4;
/** Simple values: major type 7, numbers 20 to 22. */
const FALSE = 7 << 5 | 20;
const TRUE = 7 << 5 | 21;
const NULL = 7 << 5 | 22;

const utf8 = new TextEncoder();
const fromUTF8 = new TextDecoder();

/** Bytes that grow as they are written. */
class Writer {
  /** @param {number} capacity in bytes */
  constructor(capacity) {
    this.buffer = new Uint8Array(capacity);
    this.length = 0;
  }

  /** @param {number} count of bytes that are to be written */
  room(count) {
    if (this.length + count <= this.buffer.length) return;
    const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.length + count));
    grown.set(this.buffer.subarray(0, this.length));
    this.buffer = grown;
  }

  /** @param {Uint8Array} bytes */
  append(bytes) {
    this.room(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** @param {number} value @param {number} count of bytes */
  bigEndian(value, count) {
    // Division, not shifts: a time in milliseconds has more than 32 bits.
    for (let at = this.length + count - 1; at >= this.length; at -= 1) {
      this.buffer[at] = value % 256;
      value = Math.floor(value / 256);
    }
    this.length += count;
  }

  /** @param {number} major type @param {number} value */
  head(major, value) {
    this.room(9);
    // 1, 2, 4 or 8 bytes after the first, unless the value fits into that.
    const power = [2 ** 8, 2 ** 16, 2 ** 32].filter((limit) => value >= limit).length;
    this.buffer[this.length] = major << 5 | (value < 24 ? value : 24 + power);
    this.length += 1;
    if (value >= 24) this.bigEndian(value, 2 ** power);
  }

  /** @param {number} byte */
  simple(byte) {
    this.room(1);
    this.buffer[this.length] = byte;
    this.length += 1;
  }

  /** @param {CBORItem} value */
  item(value) {
    if (value === null) {
      this.simple(NULL);
    } else if (typeof value === 'boolean') {
      this.simple(value ? TRUE : FALSE);
    } else if (typeof value === 'number') {
      if (!Number.isSafeInteger(value)) throw new RangeError('CBOR: not a whole number');
      if (value < 0) this.head(NEGATIVE, -1 - value);
      else this.head(UNSIGNED, value);
    } else if (typeof value === 'string') {
      const bytes = utf8.encode(value);
      this.head(TEXT, bytes.length);
      this.append(bytes);
    } else if (value instanceof Uint8Array) {
      this.head(BYTES, value.length);
      this.append(value);
    } else if (Array.isArray(value)) {
      this.head(ARRAY, value.length);
      for (const element of value) this.item(element);
    } else {
      throw new TypeError('CBOR: no form for this value');
    }
  }
}

/** Reads items one after the other; throws where the bytes end early or say something unknown. */
class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  /** @param {number} count of bytes */
  take(count) {
    const end = this.at + count;
    if (end > this.bytes.length) throw new RangeError('CBOR: the bytes end early');
    const taken = this.bytes.subarray(this.at, end);
    this.at = end;
    return taken;
  }

  /** @param {number} info the lower bits of the first byte @returns {number} */
  number(info) {
    if (info < 24) return info;
    if (info > 27) throw new TypeError('CBOR: unknown length');
    return this.take(2 ** (info - 24)).reduce((value, byte) => value * 256 + byte, 0);
  }

  /** @returns {CBORItem} */
  item() {
    const [head] = this.take(1);
    if (head === NULL) return null;
    const value = this.number(head & 31);
    switch (head >> 5) {
      case UNSIGNED: return value;
      case NEGATIVE: return -1 - value;
      case BYTES: return this.take(value);
      case TEXT: return fromUTF8.decode(this.take(value));
      case ARRAY: {
        const elements = [];
        for (let left = value; left > 0; left -= 1) elements.push(this.item());
        return elements;
      }
      default: throw new TypeError('CBOR: unknown kind of item');
    }
  }
}

export const CBOR = {
  /** @param {CBORItem} value @returns {Uint8Array} */
  encode(value) {
    const writer = new Writer(1024);
    writer.item(value);
    return writer.buffer.subarray(0, writer.length);
  },

  /** @param {Uint8Array} bytes byte strings of the result are views into it @returns {CBORItem} */
  decode(bytes) {
    const reader = new Reader(bytes);
    const value = reader.item();
    if (reader.at !== bytes.length) throw new RangeError('CBOR: bytes are left over');
    return value;
  },
};
