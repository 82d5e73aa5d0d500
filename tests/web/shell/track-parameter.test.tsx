import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { takeTracked } from '#web/src/lib/track.ts';
import { fakeGateway } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const tracked = () => takeTracked(100).filter(({ name }) => name !== 'page_view');

it('an address with _track has that tracked, once a page', async () => {
  takeTracked(100);
  fakeGateway({});
  const { goTo } = openPage('/home/error?type=1&_track=click_poster');
  await screen.findByText('链接不存在');
  expect(tracked()).toEqual([{ name: 'click_poster', text: '/home/error' }]);
  await goTo('/home/error?type=2&_track=click_poster');
  expect(tracked()).toEqual([]);
  await goTo('/home/latex?_track=click_mail');
  expect(tracked()).toEqual([{ name: 'click_mail', text: '/home/latex' }]);
  await goTo('/home/latex?_track=<script>');
  expect(tracked()).toEqual([]);
});
