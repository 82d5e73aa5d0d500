import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';

let developing = false;
jest.unstable_mockModule('../../../../web/src/lib/development.ts', () => ({
  isDevelopment: () => developing,
}));
const { fakeGateway } = await import('#tests/web/support/fake-gateway.ts');
const { openPage } = await import('#tests/web/support/open-page.tsx');

afterEach(() => void jest.restoreAllMocks());

it.each([
  [true, ['当前处于开发模式，请到测服登录']],
  [false, []],
])('signing in says on the console that it is development (%p)', async (is, said) => {
  developing = is;
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  fakeGateway({});
  openPage('/auth/communityLogin');
  await screen.findByRole('heading', { name: '欢迎回来' });
  expect(warn.mock.calls.flat()).toEqual(said);
});
