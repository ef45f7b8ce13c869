import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not out in the world: of the machine itself, of the host's network, of nobody. */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.ipv4.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 127],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.ipv6.addSubnet(net, prefix, 'ipv6');
}

/** True if nobody but the host should be able to reach the address. */
export function isPrivate(address: string): boolean {
  const kind = isIP(address);
  if (kind === 0) return true;
  const family = kind === 6 ? 'ipv6' : 'ipv4';
  return PRIVATE[family].check(address, family);
}

/** Looks a name up and refuses it if any of its addresses is private: whoever owns a name can let it point anywhere. */
const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return answer(error, []);
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivate(address)))
      return answer(new Error(`${hostname} is not out in the world`), []);
    if (options.all === true) return answer(null, addresses);
    answer(null, addresses[0].address, addresses[0].family);
  });
};

/** For requests to addresses that strangers have given: it does not reach the host's own network. */
export const publicAgent = new Agent({ lookup: publicLookup, keepAlive: false });

/** An address that is written as numbers is never looked up. */
export function expectPublic(url: string): void {
  const { hostname, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || (isIP(host) !== 0 && isPrivate(host)) || host === 'localhost')
    throw new Error(`${url} is not out in the world`);
}
