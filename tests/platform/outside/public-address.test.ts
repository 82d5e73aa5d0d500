import { expect, it } from '@jest/globals';
import { isPublicAddress } from '#platform/src/outside/public-address.ts';
import { checkedAddresses, PrivateAddress } from '#platform/src/outside/send-safely.ts';

const hidden = `0.0.0.0 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.254 127.0.0.1 127.255.255.254
  169.254.0.1 169.254.169.254 172.16.0.1 172.31.255.254 192.0.0.1 192.0.2.1 192.88.99.1 192.168.0.1
  198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 :: ::1
  ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 0:0:0:0:0:ffff:7f00:1
  64:ff9b::127.0.0.1 64:ff9b:1::1 100::1 2001::1 2001:db8::1 2002:7f00:1:: fc00::1 fd12:3456::1
  fe80::1 fe80::1%eth0 fec0::1 ff02::1 localhost`.split(/\s+/);

it.each(hidden)('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '100.128.0.1', '2400:3200::1', '2606:4700::1111'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

/** Forms in which URLs write addresses that are none to the eye. */
const disguised = [
  'https://127.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://[::ffff:7f00:1]/',
  'https://[::1]/',
  'https://１２７.0.0.1/',
  'https://127。0。0。1/',
];

it.each(disguised)('%s is refused without a look-up', async (url) => {
  const resolve = () => Promise.reject(new Error('looked up'));
  const checked = checkedAddresses(new URL(url), { allowsLocal: false, resolve });
  await expect(checked).rejects.toThrow(PrivateAddress);
});

it('a name is refused that leads to a public and to a private address', async () => {
  const resolve = () =>
    Promise.resolve([
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
  const checked = checkedAddresses(new URL('https://a.test/'), { allowsLocal: false, resolve });
  await expect(checked).rejects.toThrow(PrivateAddress);
});
