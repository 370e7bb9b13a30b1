// General messages: invalid input, refused requests and server errors.
#pragma once

#include "base/message.h"

namespace fitapp::messages {

// Input
inline constexpr MessageText check_input{"CHECK_INPUT", "Please check your input."};
inline constexpr MessageText required{"REQUIRED", "Required"};
inline constexpr MessageText invalid_input{"INVALID_INPUT", "Invalid input"};
inline constexpr MessageText invalid_date{"INVALID_DATE", "Invalid date"};
inline constexpr MessageText invalid_email{"INVALID_EMAIL", "Please enter a valid email"};
inline constexpr MessageText unknown_time_zone{"UNKNOWN_TIME_ZONE", "Unknown time zone"};
inline constexpr MessageText wrong_type{"WRONG_TYPE", "Expected {expected}, received {received}"};
inline constexpr MessageText not_whole{"NOT_WHOLE", "Expected integer, received float"};
inline constexpr MessageText at_least{"AT_LEAST", "Must be at least {minimum}"};
inline constexpr MessageText at_most{"AT_MOST", "Must be at most {maximum}"};
inline constexpr MessageText too_short{"TOO_SHORT", "Must be at least {minimum} characters"};
inline constexpr MessageText too_long{"TOO_LONG", "Must be at most {maximum} characters"};
inline constexpr MessageText too_many_items{"TOO_MANY_ITEMS", "Must have at most {maximum} items"};

// Requests
inline constexpr MessageText malformed_json{"MALFORMED_JSON", "The request is not valid JSON."};
inline constexpr MessageText too_many_values{"TOO_MANY_VALUES",
                                             "The request contains too many or too deeply nested values."};
inline constexpr MessageText bad_request{"BAD_REQUEST", "The request body is malformed or incomplete."};
inline constexpr MessageText body_too_large{"BODY_TOO_LARGE",
                                            "The request is too large. The limit is {kibibytes} KiB."};
inline constexpr MessageText request_too_slow{"TOO_SLOW", "The request took too long."};
inline constexpr MessageText not_json{"UNSUPPORTED_MEDIA_TYPE",
                                      "Only JSON is accepted. Send it with the header Content-Type: application/json."};
inline constexpr MessageText unknown_host{
    "UNKNOWN_HOST",
    "This server does not answer for the name \"{host}\". If it should, add the name to allowed_hosts in the section "
    "[server] of its configuration."};
inline constexpr MessageText foreign_origin{
    "FOREIGN_ORIGIN",
    "A page of another site ({origin}) sent this request, so it was refused. If that is the address of this app, set "
    "public_url to it in the section [server] of the server's configuration."};
inline constexpr MessageText bad_idempotency_key{"BAD_IDEMPOTENCY_KEY",
                                                 "The header Idempotency-Key must be 1 to 128 visible characters."};
inline constexpr MessageText idempotency_key_reused{
    "IDEMPOTENCY_KEY_REUSED",
    "This Idempotency-Key belongs to another request. Nothing was saved; send the request with a new key."};
inline constexpr MessageText idempotency_key_in_use{
    "IDEMPOTENCY_KEY_IN_USE", "The request with this Idempotency-Key is still running. Please try again in a moment."};
inline constexpr MessageText bad_change_age{"BAD_CHANGE_AGE",
                                            "The header Change-Age must be a whole number of seconds."};
inline constexpr MessageText compressed_request{"COMPRESSED_REQUEST", "Compressed requests are not supported."};
inline constexpr MessageText address_not_found{"ADDRESS_NOT_FOUND", "Address not found"};
inline constexpr MessageText page_not_found{"PAGE_NOT_FOUND", "Page not found"};
inline constexpr MessageText too_many_attempts_seconds{"TOO_MANY_ATTEMPTS_SECONDS",
                                                       "Too many attempts. Please try again in {count} seconds.",
                                                       "Too many attempts. Please try again in {count} second."};
inline constexpr MessageText too_many_attempts_minutes{"TOO_MANY_ATTEMPTS_MINUTES",
                                                       "Too many attempts. Please try again in {count} minutes.",
                                                       "Too many attempts. Please try again in {count} minute."};

// The server
inline constexpr MessageText internal{"INTERNAL", "Something went wrong on our side. Please try again."};
inline constexpr MessageText busy{"BUSY", "The server is busy. Please try again in a moment."};
inline constexpr MessageText busy_passwords{"BUSY_PASSWORDS", "The server is busy. Please try again in a few seconds."};
inline constexpr MessageText restarting{"RESTARTING", "The server is restarting. Please try again in a moment."};
inline constexpr MessageText stopping{"STOPPING", "The server is shutting down. Please try again in a moment."};
inline constexpr MessageText disk_full{"DISK_FULL",
                                       "The server's disk is full. Nothing was saved; please try again later."};
inline constexpr MessageText storage_unavailable{
    "STORAGE_UNAVAILABLE", "The server cannot use its storage right now. Nothing was saved; please try again later."};

}  // namespace fitapp::messages
