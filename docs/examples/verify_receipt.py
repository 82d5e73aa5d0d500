"""Checks a receipt of a scored work, and its file: docs/receipts.md.

    python3 verify_receipt.py receipt.tlog-proof [result.csv] [--key KEY]

KEY is the site's, from elsewhere; without it the receipt's own is believed.
"""
import base64, hashlib, hmac, json, re, sys

# The facts of a leaf, and how a change of each is told.
PROBLEMS = {
    'authorship': 'authorship', 'file': 'file', 'kind': 'score', 'metric': 'metric',
    'parameters': 'metric', 'private': 'private', 'public': 'score', 'replaces': 'replaces',
    'rules': 'rules', 'scored': 'time', 'scorer': 'rules', 'solution': 'solution',
    'submitted': 'time', 'task': 'task', 'team': 'team', 'v': 'leaf', 'work': 'work'}
INTEGER = re.compile('0|[1-9][0-9]{0,14}')
sha256 = lambda data: hashlib.sha256(data).digest()

# Ed25519 (RFC 8032) in extended coordinates, over the field of 2^255 - 19.
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P

def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P

def times(number, point):
    result = (0, 1, 1, 0)
    while number:
        if number & 1:
            result = add(result, point)
        point, number = add(point, point), number >> 1
    return result

def point_of(data):
    y, sign = int.from_bytes(data, 'little') & (1 << 255) - 1, data[31] >> 7
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P

BASE = point_of((4 * pow(5, P - 2, P) % P).to_bytes(32, 'little'))

def is_signed(key, message, signature):
    a, s = point_of(key), int.from_bytes(signature[32:], 'little')
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + message).digest(), 'little') % L
    if a is None or s >= L:
        return False
    x, y, z, _ = add(times(s, BASE), times(h, (P - a[0], a[1], 1, P - a[3])))
    x, y = (value * pow(z, P - 2, P) % P for value in (x, y))
    return (y | (x & 1) << 255).to_bytes(32, 'little') == signature[:32]

def decoded(text):
    try:
        data = base64.b64decode(text, validate=True)
    except ValueError:
        return None
    return data if base64.b64encode(data).decode() == text else None

def read_leaf(text):
    try:
        return dict(json.loads(text, parse_constant=int))
    except (ValueError, TypeError):
        return {}

def read_receipt(text):
    head, separator, checkpoint = text.partition('\n\n')
    lines = head.split('\n')
    if not separator or not (form := re.fullmatch('whaletide-receipt/([12])', lines.pop(0))):
        return None
    def take(name, count=1):
        values = lines[0].split(' ', 1)[1:] if lines and lines[0].startswith(name + ' ') else []
        values = values[0].split(' ') if values and count == 2 else values
        return (lines.pop(0), values)[1] if len(values) == count else None
    facts = {name: [form[1]] if name == 'v' else take(name) for name in PROBLEMS
             if name != 'authorship' or form[1] == '2'}  # version 1 doesn't say it
    leaf, index, team = take('leaf'), take('index'), take('team-id', 2)
    scores, solution, key = take('opened-scores', 2), take('opened-solution', 2), take('key')
    proof = [line[5:] for line in lines if line.startswith('hash ')]
    if None in [*facts.values(), leaf, index, team, key] or len(proof) != len(lines) or (
            not INTEGER.fullmatch(index[0]) or (solution and not scores)):
        return None
    facts = {name: value for name, (value,) in facts.items()}
    return facts, leaf[0], (team, scores, solution), (int(index[0]), key[0], proof, checkpoint)

def tree_problem(leaf, index, key, proof, checkpoint, trusted):
    named = re.fullmatch(r'([^\s+]+)\+([0-9a-f]{8})\+(.+)', key)
    data = named and decoded(named[3]) or b''
    key_id = named and sha256(named[1].encode() + b'\n' + data)[:4]
    if len(data) != 33 or data[0] != 1 or key_id.hex() != named[2] or (trusted or key) != key:
        return 'key'
    lines = checkpoint.split('\n')
    line = re.fullmatch('— ([^\\s+]+) ([A-Za-z0-9+/]+=*)', lines[4]) if len(lines) == 6 else None
    root, signature = decoded(lines[2]) if line else None, decoded(line[2]) if line else None
    if not line or lines[3] or lines[5] or {lines[0], line[1]} != {named[1]} or (
            not INTEGER.fullmatch(lines[1]) or len(root or '') != 32 or len(signature or '') != 68):
        return 'signature'
    body = '\n'.join([*lines[:3], '']).encode()
    if signature[:4] != key_id or not is_signed(data[1:], body, signature[4:]):
        return 'signature'
    at, last, node = index, int(lines[1]) - 1, sha256(b'\0' + leaf.encode())
    for other in map(decoded, proof):
        if other is None or last <= 0:
            return 'order'
        if at & 1 or at == last:
            node = sha256(b'\1' + other + node)
            while at and not at & 1:
                at, last = at >> 1, last >> 1
        else:
            node = sha256(b'\1' + node + other)
        at, last = at >> 1, last >> 1
    return None if index < int(lines[1]) and last == 0 and node == root else 'order'

def hides(committed, value, salt):
    key = bytes.fromhex(salt) if re.fullmatch('[0-9a-f]{64}', salt) else b''
    return key and hmac.new(key, value.encode(), 'sha256').hexdigest() == committed

def check(receipt, file=None, trusted=None):
    """Names of everything that is wrong with a receipt and its file, both as bytes."""
    try:
        facts, text, hidden, place = read_receipt(receipt.decode())
    except (UnicodeDecodeError, TypeError):
        return ['format']
    leaf, problems = read_leaf(text), set()
    if text != '{' + ','.join('"%s":%s' % fact for fact in facts.items()) + '}':
        kept = re.fullmatch(r'\{%s\}' % ','.join(map(r'"{}":([^\n]*?)'.format, facts)), text)
        pairs = zip(facts.items(), kept.groups()) if kept else [(('v', '1'), None)]
        problems = {PROBLEMS[name] for (name, value), other in pairs if value != other}
    for name, values in zip(['team', 'private', 'solution'], hidden):
        if leaf and values and not hides(leaf.get(name), *values):
            problems.add(name)
    tree = tree_problem(text, *place, trusted)
    if tree and (tree != 'order' or not problems):
        problems.add(tree)
    if file is not None and leaf and sha256(file).hex() != leaf.get('file'):
        problems.add('file')
    return sorted(problems)

if __name__ == '__main__':
    words = sys.argv[1:]
    site_key = words.pop(words.index('--key') + 1) if '--key' in words else None
    contents = [open(word, 'rb').read() for word in words if word != '--key']
    sys.exit('\n'.join(check(*contents, trusted=site_key)) or print('ok') if contents else __doc__)
