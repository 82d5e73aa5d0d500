/** A page that is asked for. */
export interface NewPage {
  /** Folder of its domain. */
  domain: string;
  /** Path below /home, of words in kebab case; crawlers are kept from all below `user`. */
  path: string;
  /** Title in Chinese. */
  chinese: string;
}

interface Page extends NewPage {
  /** Name of its component: `UserReadingGoalsPage`. */
  component: string;
}

const source = ({ path, chinese, component }: Page) => `import { Title } from '@mantine/core';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';

/** /home/${path} */
const ${component} = () => (
  <PageFrame>
    <Title order={1}>${chinese}</Title>
    <EmptyState text="这里还没有内容" />
  </PageFrame>
);

export default ${component};
`;

const test = ({ path, chinese }: Page) => `import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

it('shows itself to a member', async () => {
  fakeGateway({ Viewer: () => ({ viewer }) });
  openPage('/home/${path}');
  expect(await screen.findByRole('heading', { name: '${chinese}', level: 1 })).toBeVisible();
});

it('has a visitor sign in first', async () => {
  fakeGateway({ Viewer: () => ({ viewer: null }) });
  const { currentAddress } = openPage('/home/${path}');
  await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
});
`;

/** Files of a page. */
export const pageFiles = (page: Page): Record<string, string> => ({
  [`web/src/domains/${page.domain}/pages/${page.component}/${page.component}.tsx`]: source(page),
  [`tests/web/domains/${page.domain}/${page.component}.test.tsx`]: test(page),
});
