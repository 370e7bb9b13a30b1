"""A mail server for tests that stores every email in a file.

Usage: smtp_server.py FOLDER MODE [CERTIFICATE KEY [USER PASSWORD]]   MODE: none, starttls or tls
Prints "listening on PORT". starttls and tls need a certificate. With USER authentication is required.
"""

import asyncio
import itertools
import os
import ssl
import sys

from aiosmtpd.smtp import SMTP, AuthResult

numbers = itertools.count(1)


class Keeper:
    """Writes each letter under a name that appears when the letter is whole."""

    def __init__(self, folder):
        self.folder = folder

    async def handle_DATA(self, server, session, envelope):
        name = os.path.join(self.folder, f"{next(numbers):04d}")
        with open(name + ".part", "wb") as file:
            file.write(f"X-Envelope-From: {envelope.mail_from}\r\n".encode())
            file.write(f"X-Envelope-To: {','.join(envelope.rcpt_tos)}\r\n".encode())
            file.write(f"X-Logged-In: {'yes' if session.authenticated else 'no'}\r\n".encode())
            file.write(f"X-Encrypted: {'yes' if encrypted(server) else 'no'}\r\n".encode())
            file.write(f"X-Called-Itself: {session.host_name}\r\n".encode())
            file.write(envelope.content)
        os.rename(name + ".part", name + ".eml")
        return "250 OK"


def encrypted(server):
    return server.transport.get_extra_info("ssl_object") is not None


def main():
    folder, mode, *rest = sys.argv[1:]
    certificate, key, user, password = rest + [None] * (4 - len(rest))
    context = None
    if mode != "none":
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate, key)

    def authenticate(server, session, envelope, mechanism, data):
        good = (data.login, data.password) == (user.encode(), password.encode())
        return AuthResult(success=good, handled=False)

    log_in = {"authenticator": authenticate, "auth_required": True} if user else {}

    def new_conversation():
        return SMTP(
            Keeper(folder),
            hostname="mail.test",
            tls_context=context if mode == "starttls" else None,
            require_starttls=mode == "starttls",
            # With implicit TLS the library does not know that the connection is encrypted.
            auth_require_tls=mode == "starttls",
            **log_in,
        )

    async def serve():
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            new_conversation, "127.0.0.1", 0, ssl=context if mode == "tls" else None
        )
        print(f"listening on {server.sockets[0].getsockname()[1]}", flush=True)
        await server.serve_forever()

    asyncio.run(serve())


main()
