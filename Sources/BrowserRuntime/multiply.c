// The 128-bit product of two 128-bit numbers, which the compiler calls to see whether a 64-bit multiplication overflows.
#if __wasm__
#include <stdint.h>

typedef unsigned __int128 uint128;

static uint128 product(uint64_t a, uint64_t b) {
    // Four 32-bit products, as on paper with two digits each: (aH·2³² + aL) · (bH·2³² + bL).
    uint64_t aL = (uint32_t)a, aH = a >> 32, bL = (uint32_t)b, bH = b >> 32;
    uint64_t low = aL * bL;
    uint64_t middle = aH * bL + (low >> 32);
    uint64_t other = aL * bH + (uint32_t)middle;
    uint64_t high = aH * bH + (middle >> 32) + (other >> 32);
    return (uint128)high << 64 | (other << 32 | (uint32_t)low);
}

__int128 __multi3(__int128 a, __int128 b) {
    uint64_t aLow = (uint64_t)a, bLow = (uint64_t)b;
    uint64_t aHigh = (uint64_t)((uint128)a >> 64), bHigh = (uint64_t)((uint128)b >> 64);
    return (__int128)(product(aLow, bLow) + ((uint128)(aHigh * bLow + aLow * bHigh) << 64));
}
#endif
