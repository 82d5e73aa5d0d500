import { Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Hidden } from '#domains/site/components/AdFields/HiddenNote.tsx';
import { activityListPath } from '#domains/activities/paths.ts';
import { useActivitiesAdminQuery } from './ActivitiesAdmin.generated.ts';
import { ActivitiesForm } from './ActivitiesForm.tsx';
import { valuesOf } from './admin-values.ts';

/** /home/admin/activities: the fields, banners and calendar of activities, for administrators. */
const ActivitiesAdminPage = () => {
  // A saved change mustn't fill the form again while it is typed in.
  const query = useActivitiesAdminQuery({ fetchPolicy: 'no-cache' });
  const fields = query.data?.site.activityFields;
  const raw = query.data?.administration?.site;
  return (
    <PageFrame>
      <Title order={1} size="h2">
        活动设置
      </Title>
      <Text c="dimmed" mb="lg">
        <AppLink to={activityListPath} underline="always" inherit>
          活动列表
        </AppLink>
        的方向和横幅，以及会员首页的活动日历。
      </Text>
      <Loaded query={query} of={fields && raw && { fields, raw }} empty="没有可以设置的内容">
        {(loaded) => (
          <Hidden value={loaded.raw.hidden}>
            <ActivitiesForm initialValues={valuesOf(loaded.fields, loaded.raw)} />
          </Hidden>
        )}
      </Loaded>
    </PageFrame>
  );
};

export default ActivitiesAdminPage;
