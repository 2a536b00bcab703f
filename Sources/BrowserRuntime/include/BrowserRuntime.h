#ifndef BROWSER_RUNTIME_H
#define BROWSER_RUNTIME_H

// The functions that Embedded Swift needs from a C library, for a machine that has none (wasm32-unknown-none). Nothing
// in here is called by name from Swift: the compiler does. Elsewhere the system's own library has it all, and these
// files are empty.

#endif
