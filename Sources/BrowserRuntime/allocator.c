// The heap: blocks in classes of size, a list of free blocks for each class, fresh ones from the end of memory.
//
// A block of a class only ever serves that class again, so taking and giving back are a handful of instructions, and a program that
// does the same over and over (answering requests) soon stops growing. Memory is never given back: WebAssembly cannot.
//
//     … | padding | class (4 bytes) | offset (4) | what the program gets, aligned …
//       ^ the block                               ^ the pointer
//
// The eight bytes before the pointer say how to give the block back: its class, and how far the pointer is from the block's start.
// So a block that was aligned more strictly than usual goes back into its list like any other.
#if __wasm__
#include <stddef.h>
#include <stdint.h>

enum {
    pageSize = 65536,
    alignment = 16,
    // Up to this size classes are 16 bytes apart; above it there are four to each power of two, so at most a fifth is unused.
    largestSmall = 512,
    smallClasses = largestSmall / alignment,
    // Far more than a plan needs; far enough below the end of all memory that no sum in here wraps round.
    largestBlock = 1 << 30,
    classCount = smallClasses + 4 * (32 - 9) + 1,
};

typedef struct {
    uint32_t class;
    uint32_t offset;
} Header;

typedef struct Block {
    struct Block *next;
} Block;

extern unsigned char __heap_base;

static Block *freeBlocks[classCount];
static uintptr_t top, end;

// The class for so many bytes, and how many a block of that class has.
static uint32_t classFor(size_t count, size_t *size) {
    if (count <= largestSmall) {
        uint32_t class = count == 0 ? 1 : (uint32_t)((count + alignment - 1) / alignment);
        *size = class * alignment;
        return class;
    }
    uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)(count - 1));
    uint32_t step = (uint32_t)1 << (power - 2);
    uint32_t quarter = (uint32_t)(count - 1 - ((size_t)1 << power)) / step;
    *size = ((size_t)1 << power) + (quarter + 1) * step;
    return smallClasses + 1 + (power - 9) * 4 + quarter;
}

// Fresh memory. Swift would not survive an answer that memory has run out, so the program stops here, cleanly: the host
// sees a trap, drops the instance, and loads the stored plan into a new one.
static void *fresh(size_t count) {
    if (top == 0) {
        top = ((uintptr_t)&__heap_base + alignment - 1) & ~(uintptr_t)(alignment - 1);
        end = __builtin_wasm_memory_size(0) * pageSize;
    }
    if (count > end - top) {
        size_t pages = (count - (end - top) + pageSize - 1) / pageSize;
        // Growing moves the memory in some engines, so it is done in steps of a megabyte where there is room for one.
        size_t step = pages < 16 ? 16 : pages;
        if (__builtin_wasm_memory_grow(0, step) == (size_t)-1) {
            step = pages;
            if (__builtin_wasm_memory_grow(0, step) == (size_t)-1) __builtin_trap();
        }
        end += step * pageSize;
    }
    void *block = (void *)top;
    top += count;
    return block;
}

static void *take(size_t count, size_t align) {
    // Room for the header, and for moving the pointer up to its alignment.
    size_t room = align > alignment ? align : alignment;
    if (count > largestBlock || room > largestBlock) __builtin_trap();
    size_t size;
    uint32_t class = classFor(count + room, &size);
    Block *block = freeBlocks[class];
    if (block) {
        freeBlocks[class] = block->next;
    } else {
        block = fresh(size);
    }
    uintptr_t start = (uintptr_t)block;
    uintptr_t pointer = (start + sizeof(Header) + room - 1) & ~(uintptr_t)(room - 1);
    ((Header *)pointer)[-1] = (Header){.class = class, .offset = (uint32_t)(pointer - start)};
    return (void *)pointer;
}

void *malloc(size_t count) { return take(count, alignment); }

void free(void *pointer) {
    if (!pointer) return;
    Header header = ((Header *)pointer)[-1];
    Block *block = (Block *)((uintptr_t)pointer - header.offset);
    block->next = freeBlocks[header.class];
    freeBlocks[header.class] = block;
}

void *calloc(size_t count, size_t each) {
    size_t total;
    if (__builtin_mul_overflow(count, each, &total)) __builtin_trap();
    return __builtin_memset(take(total, alignment), 0, total);
}

int posix_memalign(void **pointer, size_t align, size_t count) {
    *pointer = take(count, align);
    return 0;
}
#endif
