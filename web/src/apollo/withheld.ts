import type { ApolloLink } from '@apollo/client';

/**
 * Makes a refusal of a part of the graph that is null to this reader, so that pages say it as they
 * say any other: a member has lost a role, or a session is over.
 */
export const refuseWithheld =
  (isSignedIn: boolean) =>
  (answer: ApolloLink.Result): ApolloLink.Result => {
    const isWithheld = [answer.data?.administration, answer.data?.support].includes(null);
    const [code, message] = isSignedIn
      ? ['FORBIDDEN', '无法访问']
      : ['UNAUTHENTICATED', '请先登录'];
    return isWithheld && !answer.errors
      ? { ...answer, errors: [{ message, extensions: { code } }] }
      : answer;
  };
