// The headers that restrict what the page and its service worker may do.
#pragma once

#include "http/request.h"

namespace fitapp::http {

inline const Pairs page_headers = {
    // WebAssembly, which reads barcodes where the browser cannot, may be compiled; no text is ever run as a script. The
    // only trusted type is the address of the service worker.
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; style-src-attr "
     "'none'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
     "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types service-worker"},
    // The camera reads barcodes. Wake lock and notifications stay allowed: the workout screen uses them.
    {"Permissions-Policy", "camera=(self), geolocation=(), microphone=(), payment=(), usb=()"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Referrer-Policy", "no-referrer"},
    {"X-Frame-Options", "DENY"},
};

// The service worker is one file that fetches the files of the interface and the API.
inline const Pairs worker_headers = {
    {"Content-Security-Policy",
     "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
};

}  // namespace fitapp::http
