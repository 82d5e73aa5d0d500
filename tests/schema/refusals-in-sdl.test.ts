import { expect, it } from '@jest/globals';
import { withRefusals } from '#tests/gateway/support/refusals-in-sdl.ts';

const sdl = `extend type Team {
  "Works left. Codes: NOT_FOUND for others."
  quotas(id: ID!): Int! @refuses(codes: [NOT_FOUND]) @cost(weight: 2)
  """
  Boats of the team.
  """
  boats: [Boat!]
  name: String! @from(key: "Name")
}

input Unchanged {
  quotas: Int
}
`;

it('writes codes into @refuses and descriptions, where they aren’t yet', () => {
  const refusals = new Map([
    ['Team.quotas', ['CONFLICT', 'UNAUTHENTICATED', 'NOT_FOUND']],
    ['Team.boats', ['RATE_LIMITED']],
    ['Team.name', ['FORBIDDEN']],
    ['Unchanged.quotas', ['FORBIDDEN']],
  ]);
  const written = withRefusals(sdl, refusals);
  expect(written).toBe(`extend type Team {
  "Works left. Codes: NOT_FOUND for others, CONFLICT, UNAUTHENTICATED."
  quotas(id: ID!): Int! @refuses(codes: [UNAUTHENTICATED, NOT_FOUND, CONFLICT]) @cost(weight: 2)
  """
  Boats of the team. Codes: RATE_LIMITED.
  """
  boats: [Boat!] @refuses(codes: [RATE_LIMITED])
  name: String! @refuses(codes: [FORBIDDEN]) @from(key: "Name")
}

input Unchanged {
  quotas: Int
}
`);
  expect(withRefusals(written, refusals)).toBe(written);
});
