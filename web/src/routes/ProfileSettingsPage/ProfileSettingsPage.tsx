import { Stack } from '@mantine/core';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useOwnProfileQuery } from '#domains/account/components/Profile/Profile.generated.ts';
import { SettingsFrame } from '#domains/account/components/SettingsFrame/SettingsFrame.tsx';
import { AvatarSection } from './AvatarSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** /home/user/setting/headView: the viewer's picture, and what they say of themselves. */
const ProfileSettingsPage = () => {
  const query = useOwnProfileQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <SettingsFrame tab="headView" text="这些内容显示在你的名片、个人主页和团队成员信息中。">
      <Loaded
        query={query}
        of={query.data?.viewer?.member}
        empty="暂时无法读取个人资料"
        skeleton={<RowsSkeleton rows={6} />}
      >
        {(member) => (
          <Stack gap="lg">
            <AvatarSection member={member} />
            <ProfileForm key={member.id} member={member} />
          </Stack>
        )}
      </Loaded>
    </SettingsFrame>
  );
};

export default ProfileSettingsPage;
