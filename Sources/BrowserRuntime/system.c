// The two things a program usually asks of the system: random bytes, and somewhere to print.
#if __wasm__
#include <stddef.h>

// The module's one import. Swift seeds its hash tables with it; nothing a page shows depends on it.
__attribute__((import_module("env"), import_name("entropy"))) extern void host_entropy(void *to, size_t count);

void arc4random_buf(void *to, size_t count) { host_entropy(to, count); }

// There is nowhere to print. A trap's message goes nowhere too: the host sees the trap.
int putchar(int character) { return character; }
#endif
