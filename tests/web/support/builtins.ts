/**
 * Names of the language that packages look up most. In the sandbox that jest runs a test file in,
 * each use of a global name is a call into it: where a package is given them as variables of its
 * own, a query's text is made in a sixth of the time. What tests replace, as `Date`, isn't among them.
 */
export const builtins = [
  'Array',
  'BigInt',
  'Boolean',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'Uint8Array',
  'WeakMap',
  'WeakSet',
];
