import { useParams } from 'react-router';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { SignInCard } from '#domains/account/components/SignInCard/SignInCard.tsx';
import { NoOrganization } from '#domains/organizations/components/NoOrganization/NoOrganization.tsx';
import { organizationPath } from '#domains/organizations/paths.ts';
import { useOrganizationSignInQuery } from './OrganizationSignIn.generated.ts';

/** /org/:shortName/login?redirect=: our sign-in with the organization's name, leading to its home. */
const OrganizationSignInPage = () => {
  const { shortName = '' } = useParams();
  const query = useOrganizationSignInQuery({ variables: { shortName } });
  const organization = query.data?.organization;
  usePageTitle(organization ? `登录${organization.name}` : undefined);
  if (!organization)
    return (
      <PageFrame>
        <Loaded query={query} of={organization} empty={<NoOrganization />}>
          {() => null}
        </Loaded>
      </PageFrame>
    );
  return (
    <SignInCard
      above={
        <MemberAvatar
          id={organization.id}
          name={organization.name}
          avatar={organization.image}
          size={64}
        />
      }
      title={organization.name}
      subtitle="登录社区账号，进入该组织"
      otherwise={organizationPath(shortName)}
    />
  );
};

export default OrganizationSignInPage;
