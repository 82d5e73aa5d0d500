/** Stands for `@jest/globals` where tests run without a sandbox (native-runtime.ts). */
type Func = (...given: unknown[]) => unknown;
export type Globals = Record<string, Func>;

let current: Globals = {};

/** From the instance of jest-circus that runs the next test file. */
export const takeGlobals = (given: Globals): void => {
  current = given;
};

/** Calls the present test file's, also from modules that an earlier one has loaded. */
const ofFile = (name: string): Func =>
  new Proxy(() => undefined, {
    apply: (_target, _self, given: unknown[]) => current[name]?.(...given),
    get: (_target, key) => Reflect.get(current[name] ?? {}, key) as unknown,
  });

export const expect = ofFile('expect');
export const describe = ofFile('describe');
export const it = ofFile('it');
export const test = ofFile('test');
export const beforeAll = ofFile('beforeAll');
export const beforeEach = ofFile('beforeEach');
export const afterEach = ofFile('afterEach');
export const afterAll = ofFile('afterAll');

export const jest = {
  retryTimes: (times: number, options: { logErrorsBeforeRetry?: boolean } = {}): void => {
    Reflect.set(globalThis, Symbol.for('RETRY_TIMES'), times);
    Reflect.set(
      globalThis,
      Symbol.for('LOG_ERRORS_BEFORE_RETRY'),
      options.logErrorsBeforeRetry ?? false,
    );
  },
};
