"""A push service of the tests' own (RFC 8030): it looks closely at all it is sent, reads what only browsers could, and answers as told."""

import base64
import contextlib
import json
import os
import re
import socket
import ssl
import threading
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address

import http_ece
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.x509.oid import NameOID

DAY = 86_400
BODY_SIZES = {1024, 4096}


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def of_base64url(text):
    assert "=" not in text, "base64url is not filled up here"
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key):
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Refusal(Exception):
    """A message that a real push service would have refused, too."""

    def __init__(self, status, reason):
        super().__init__(reason)
        self.status = status


@dataclass
class Message:
    """One request that was in order, whatever it was answered with."""

    payload: bytes
    size: int
    ttl: int
    urgency: str
    topic: str | None
    claims: dict
    token: str
    key: bytes
    status: int
    # By time.time(), and which connection it came by.
    moment: float
    connection: tuple

    @property
    def json(self):
        return json.loads(self.payload)


class Receiver:
    """A browser that subscribed."""

    def __init__(self, service, server_key):
        self.service = service
        # `applicationServerKey`, 65 bytes; None: any is right.
        self.server_key = server_key
        self.private_key = ec.generate_private_key(ec.SECP256R1())
        self.public_key = point(self.private_key)
        self.secret = os.urandom(16)
        self.name = base64url(os.urandom(16))
        self.endpoint = f"{service.origin}/push/{self.name}"
        self.messages = []
        self.answers = []
        # Set: an answer is given as soon as a message comes in.
        self.may_answer = threading.Event()
        self.may_answer.set()
        self.answer(201)

    @property
    def json(self):
        """As `PushSubscription.toJSON()` in a browser."""
        keys = {"p256dh": base64url(self.public_key), "auth": base64url(self.secret)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def answer(self, status, **headers):
        """Sets the answer to everything from now on; `answer(429, retry_after="5")`, `answer(201, endless="yes")`."""
        self.answers = [(status, headers)]

    def answer_in_turn(self, *statuses):
        """The last one is the answer to everything after."""
        self.answers = [(status, {}) for status in statuses]

    def hang(self):
        """From now on: no answer, until the service is closed."""
        self.answers = [(None, {})]

    def hold_answers(self):
        """Messages are looked at and kept, and wait for their answer until `give_answers`."""
        self.may_answer.clear()

    def give_answers(self):
        self.may_answer.set()

    def next_answer(self):
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]

    @property
    def taken(self):
        return [message for message in self.messages if message.status and 200 <= message.status < 300]

    @property
    def waiting(self):
        """The messages for a device that comes back after a while: the last one of each topic."""
        last = {message.topic or id(message): message for message in self.taken}
        return sorted(last.values(), key=lambda message: message.moment)

    def decrypted(self, body):
        try:
            return http_ece.decrypt(body, private_key=self.private_key, auth_secret=self.secret, version="aes128gcm")
        except Exception as fault:
            raise Refusal(400, f"not to be decrypted: {fault}") from fault


class PushService:
    """Listens at `https://localhost:PORT`; what it is believed by is in the file `authorities`.

    `delay`: how long it thinks about each request, in seconds; `names`, `addresses`: whose certificate it has.
    """

    def __init__(self, folder, delay=0.0, names=("localhost",), addresses=("127.0.0.1", "::1")):
        self.delay = delay
        self.receivers = {}
        # The faults found, in words; must be empty at a test's end.
        self.faults = []
        self.lock = threading.Lock()
        self.under_way = 0
        self.most_under_way = 0
        # How long an answer without end has become before nobody listened any more.
        self.most_said = 0
        self.closing = threading.Event()
        self.authorities, certificate = certificates(folder, names, addresses)
        self.server = Listener(self, certificate)
        self.host = "localhost"
        self.port = self.server.server_address[1]
        self.origin = f"https://{self.host}:{self.port}"
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def subscribe(self, server_key=None):
        receiver = Receiver(self, server_key)
        self.receivers[f"/push/{receiver.name}"] = receiver
        return receiver

    @property
    def messages(self):
        """Those of all receivers, as they came."""
        every = [message for receiver in list(self.receivers.values()) for message in list(receiver.messages)]
        return sorted(every, key=lambda message: message.moment)

    def close(self):
        self.closing.set()
        self.server.shutdown()
        self.server.server_close()

    # The rules for a request

    def look_at(self, path, headers, body, connection):
        receiver = self.receivers.get(path)
        if receiver is None:
            raise Refusal(404, f"nobody subscribed at {path}")
        token, key, claims = self.sender(headers.get_all("authorization") or [], receiver)
        self.expect(headers, "content-encoding", "aes128gcm")
        self.expect(headers, "content-type", "application/octet-stream")
        if len(body) not in BODY_SIZES:
            raise Refusal(400, f"a body of {len(body)} bytes tells something by its length")
        for unwanted in "cookie", "referer", "origin", "encryption", "crypto-key", "transfer-encoding", "expect":
            if unwanted in headers:
                raise Refusal(400, f"{unwanted} is not for a push service")
        ttl = headers.get("ttl", "")
        if not re.fullmatch(r"\d{1,7}", ttl):
            raise Refusal(400, f"a time to live of {ttl!r}")
        urgency = headers.get("urgency", "normal")
        if urgency not in ("very-low", "low", "normal", "high"):
            raise Refusal(400, f"an urgency of {urgency!r}")
        topic = headers.get("topic")
        if topic is not None and not re.fullmatch(r"[A-Za-z0-9_-]{1,32}", topic):
            raise Refusal(400, f"a topic of {topic!r}")
        payload = receiver.decrypted(body)
        return receiver, Message(payload, len(body), int(ttl), urgency, topic, claims, token, key, 0, time.time(), connection)

    def expect(self, headers, name, value):
        if headers.get_all(name) != [value]:
            raise Refusal(400, f"{name}: {headers.get_all(name)}")

    def sender(self, authorization, receiver):
        """RFC 8292, read by another implementation of it."""
        said = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", authorization[0]) if len(authorization) == 1 else None
        if not said:
            raise Refusal(401, f"authorization: {authorization}")
        head, body, signature, key = said.groups()
        point_of_key, pair = of_base64url(key), of_base64url(signature)
        if receiver.server_key is not None and receiver.server_key != point_of_key:
            raise Refusal(403, "another server than the one subscribed to")
        if json.loads(of_base64url(head)) != {"typ": "JWT", "alg": "ES256"} or len(pair) != 64:
            raise Refusal(401, f"a token of another kind: {of_base64url(head)}")
        der = encode_dss_signature(int.from_bytes(pair[:32]), int.from_bytes(pair[32:]))
        try:
            public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point_of_key)
            public.verify(der, f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
        except (InvalidSignature, ValueError) as fault:
            raise Refusal(403, f"not signed by the key: {fault!r}") from fault
        claims = json.loads(of_base64url(body))
        if set(claims) != {"aud", "exp", "sub"} or claims["aud"] != self.origin:
            raise Refusal(403, f"for another push service: {claims}")
        if not time.time() < claims["exp"] <= time.time() + DAY:
            raise Refusal(403, f"over, or good for too long: {claims}")
        if not claims["sub"].startswith(("mailto:", "https://")):
            raise Refusal(403, f"nobody to turn to: {claims}")
        return f"{head}.{body}.{signature}", point_of_key, claims


class Listener(ThreadingHTTPServer):
    request_queue_size = 128
    daemon_threads = True

    def __init__(self, service, certificate):
        self.service = service
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(certificate)
        super().__init__(("127.0.0.1", 0), Request)

    def handle_error(self, request, client_address):
        """A client that goes away in the middle is nothing to tell of: what it should have sent is missed by the test."""


class Request(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = 60
    disable_nagle_algorithm = True
    # Headers and body of an answer go out at once.
    wbufsize = -1

    def setup(self):
        # In a separate thread: a client that never speaks keeps nobody else waiting.
        self.request.settimeout(self.timeout)
        self.request = self.server.context.wrap_socket(self.request, server_side=True)
        super().setup()

    def do_POST(self):
        service = self.server.service
        with service.lock:
            service.under_way += 1
            service.most_under_way = max(service.most_under_way, service.under_way)
        try:
            self.answer(service)
        finally:
            with service.lock:
                service.under_way -= 1

    def answer(self, service):
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        if service.delay:
            time.sleep(service.delay)
        try:
            receiver, message = service.look_at(self.path, self.headers, body, self.client_address)
        except Refusal as refusal:
            service.faults.append(str(refusal))
            self.say(refusal.status, {})
            return
        with service.lock:
            status, headers = receiver.next_answer()
            message.status = status
            receiver.messages.append(message)
        receiver.may_answer.wait(timeout=Request.timeout)
        if status is None:
            service.closing.wait()
            self.close_connection = True
            return
        if "endless" in headers:
            self.say_endlessly(status)
        else:
            self.say(status, headers)

    def say_endlessly(self, status):
        service = self.server.service
        self.send_response(status)
        self.send_header("connection", "close")
        self.end_headers()
        self.close_connection = True
        try:
            while not service.closing.is_set():
                self.wfile.write(b"x" * 65_536)
                service.most_said += 65_536
        except OSError:
            pass

    def say(self, status, headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("content-length", "0")
        self.end_headers()
        self.wfile.flush()

    def log_message(self, *words):
        pass


class ClosedDoor:
    """Somewhere on this machine that nobody is to knock at; counts who does."""

    def __init__(self, family=socket.AF_INET, address="127.0.0.1"):
        self.socket = socket.socket(family)
        self.socket.bind((address, 0))
        self.socket.listen()
        self.port = self.socket.getsockname()[1]
        self.knocks = 0
        threading.Thread(target=self.watch, daemon=True).start()

    def watch(self):
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            self.knocks += 1
            connection.close()

    def close(self):
        # Closing alone would leave the thread waiting.
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()


def certificates(folder, names=("localhost",), addresses=("127.0.0.1", "::1")):
    """An authority that nobody else believes, and a server it speaks for: the paths of its certificate, and of the server's with its key."""
    authority_key, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    authority = signed("An authority of the tests", authority_key, "An authority of the tests", authority_key, [
        (x509.BasicConstraints(ca=True, path_length=0), True),
    ])
    alternatives = [*map(x509.DNSName, names), *(x509.IPAddress(ip_address(address)) for address in addresses)]
    certificate = signed("A push service of the tests", key, "An authority of the tests", authority_key, [
        (x509.BasicConstraints(ca=False, path_length=None), True),
        (x509.SubjectAlternativeName(alternatives), False),
    ])
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    authorities, served = folder / "authorities.pem", folder / "service.pem"
    authorities.write_bytes(authority.public_bytes(pem))
    served.write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain) + certificate.public_bytes(pem))
    return authorities, served


def signed(name, key, issuer, issuer_key, extensions):
    now = datetime.now(UTC)
    builder = x509.CertificateBuilder(
        issuer_name=x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, issuer)]),
        subject_name=x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]),
        public_key=key.public_key(),
        serial_number=x509.random_serial_number(),
        not_valid_before=now - timedelta(days=1),
        not_valid_after=now + timedelta(days=1),
    )
    for extension, is_critical in extensions:
        builder = builder.add_extension(extension, critical=is_critical)
    return builder.sign(issuer_key, hashes.SHA256())
