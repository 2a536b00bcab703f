// The memory functions the compiler calls for copies, fills and comparisons.
#if __wasm__
#include <stddef.h>

// With bulk memory each of these three is one instruction of the machine, not a call to itself.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (; count > 0; count--, a++, b++) {
        if (*a != *b) return *a - *b;
    }
    return 0;
}

size_t strlen(const char *text) {
    size_t length = 0;
    while (text[length]) length++;
    return length;
}
#endif
