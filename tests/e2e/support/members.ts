import { PASSWORD } from '#tests/support/demo.ts';
import { GraphqlClient } from '#tests/support/graphql.ts';
import { siteUrl } from './browser.ts';

export interface NewMember {
  name: string;
  email: string;
  /** Signed in as the member. */
  client: GraphqlClient;
}

/** A member of this test alone, so that what other tests do never shows in it. */
export const newMember = async (called: string): Promise<NewMember> => {
  const name = `${called}${Date.now() % 1e7}`;
  const email = `${name}@journey.test`;
  const client = new GraphqlClient(new URL(siteUrl()).origin);
  await client.ask('mutation ($input: SignUpInput!) { signUp(input: $input) { id } }', {
    input: { name, email, password: PASSWORD, identity: '学生' },
  });
  return { name, email, client };
};
