/** An organization as what stands in its name asks for it. */
export const organization = (shortName: string, changes: object = {}) => ({
  __typename: 'Organization',
  id: shortName.padEnd(24, '9').replace(/[^0-9a-f]/g, 'a'),
  shortName,
  name: `${shortName}组`,
  ...changes,
});

/** Makes the viewer a member of these. */
export const belongingTo = (viewer: object, ...shortNames: string[]) => ({
  viewer: {
    ...viewer,
    organizations: shortNames.map((shortName) => ({
      __typename: 'OrganizationMembership',
      organization: organization(shortName),
      role: 'MEMBER',
    })),
  },
});
