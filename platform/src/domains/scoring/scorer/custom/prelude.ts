/**
 * Script that runs before a metric: what differs from run to run is taken away or fixed, and four
 * functions make the rows. They hold what they need, so that the metric can't change it under them.
 */
export const PRELUDE = `(() => {
  'use strict';
  const { parse } = JSON;
  const { imul } = Math;
  const { apply } = Reflect;
  const { slice, push } = Array.prototype;
  const Floats = Float64Array;
  const Ints = Int32Array;
  let texts = [];
  for (const name of ['performance', 'queueMicrotask', 'WeakRef', 'FinalizationRegistry', 'DOMException'])
    delete globalThis[name];

  let state = 1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  const Real = Date;
  const Fixed = function Date(...parts) {
    if (!new.target) return new Real(0).toUTCString();
    return Reflect.construct(Real, parts.length > 0 ? parts : [0], new.target);
  };
  Fixed.now = () => 0;
  Fixed.parse = Real.parse;
  Fixed.UTC = Real.UTC;
  Fixed.prototype = Real.prototype;
  Real.prototype.constructor = Fixed;
  Real.prototype.getTimezoneOffset = () => 0;
  for (const part of ['Date', 'Day', 'FullYear', 'Hours', 'Minutes', 'Month', 'Seconds', 'Milliseconds'])
    for (const way of ['get', 'set'])
      if (Real.prototype[way + 'UTC' + part])
        Real.prototype[way + part] = Real.prototype[way + 'UTC' + part];
  Real.prototype.toString = Real.prototype.toUTCString;
  globalThis.Date = Fixed;

  return {
    learn: (json) => {
      texts = parse(json);
    },
    numbers: (buffer) => new Floats(buffer),
    strings: (buffer) => {
      const codes = new Ints(buffer);
      // One that grows: an array that is made with its length has slow places.
      const values = [];
      for (let at = 0; at < codes.length; at += 1) values[at] = texts[codes[at]];
      return values;
    },
    ranges: (values, buffer) => {
      const bounds = new Ints(buffer);
      // Whole ranges by the engine's own loops: a fifth of the time that one row after the other takes.
      const copied = [];
      for (let at = 0; at < bounds.length; at += 2)
        apply(push, copied, apply(slice, values, [bounds[at], bounds[at + 1]]));
      return copied;
    },
    losses: (rowLoss, rows, count) => {
      const given = rowLoss(rows);
      if (given === null || typeof given !== 'object' || given.length !== count) return undefined;
      const values = new Floats(count);
      for (let at = 0; at < count; at += 1) {
        const value = given[at];
        if (typeof value !== 'number') return undefined;
        values[at] = value;
      }
      return values.buffer;
    },
  };
})()`;
