import { HIVE_NAMES, hiveNamesOf, routeOf, routes, type CallName } from '@campushive/contract';
import { campus } from '@campushive/domain/platform/campus';

interface Address {
  readonly expression: RegExp;
  readonly method: string;
}

const cache = new WeakMap<object, readonly Address[]>();

/** Addresses of the served campus: each of its hives has its own. */
function addressesOf(): readonly Address[] {
  const hives = [...new Set([...HIVE_NAMES, ...hiveNamesOf(campus)])].join('|');
  const addresses =
    cache.get(campus) ??
    (Object.keys(routes) as CallName[]).map((name) => {
      const { method, path } = routeOf(name);
      const pattern = path.replace('{category}', `(${hives})`).replace(/\{\w+\}/g, '[^/]+');
      return { method, expression: new RegExp(`^/api${pattern}/?$`) };
    });
  cache.set(campus, addresses);
  return addresses;
}

/** Methods of an API address, for the `Allow` header; empty when there is no such address. */
export function methodsAt(path: string): readonly string[] {
  const methods = addressesOf()
    .filter(({ expression }) => expression.test(path))
    .map(({ method }) => method);
  const reads = methods.includes('GET') ? ['HEAD'] : [];
  return [...new Set([...methods, ...reads])].sort();
}

/** Returns the `Allow` methods of an address. Addresses outside the API are read-only. */
export function allowedAt(url: string): string {
  const methods = methodsAt(url.split('?')[0] ?? '');
  return [...(methods.length > 0 ? methods : ['GET', 'HEAD']), 'OPTIONS'].join(', ');
}
