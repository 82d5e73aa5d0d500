import { Group, Text, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { classPath, classTabs, ownClassesPath } from '#domains/classes/paths.ts';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { organizationPath } from '#domains/organizations/paths.ts';
import { usePageHead } from '#lib/page-title.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { ClassBoard } from './ClassBoard.tsx';
import { useClassPageQuery } from './ClassPage.generated.ts';
import { itemTitle } from './item-texts.ts';
import { ItemsTab, type OpenClass } from './ItemsTab.tsx';
import { LeaveClass } from './LeaveClass.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { StudentsTab } from './StudentsTab.tsx';
import classes from './ClassPage.module.css';

const tabTitles = { items: '任务', students: '学生与成绩', settings: '设置' };

const Header = ({ of }: { of: OpenClass }) => (
  <header className={classes.head}>
    <div>
      <Title order={1}>{of.name}</Title>
      <Group gap="xs">
        {of.organization && (
          <AppLink to={organizationPath(of.organization.shortName)} alone>
            {of.organization.name}
          </AppLink>
        )}
        {of.teacher && (
          <Text>
            <MemberName member={of.teacher} alone /> 老师
          </Text>
        )}
        <Text c="dimmed">{of.studentsCount} 名学生</Text>
      </Group>
      {of.description && <Text className={classes.description}>{of.description}</Text>}
    </div>
    {of.role === 'STUDENT' && <LeaveClass of={of} />}
  </header>
);

interface PartsProps {
  of: OpenClass;
  onChanged: () => Promise<unknown>;
}

/** Parts of the page by its address: `?tab=`, for who runs the class, and `?item=`. */
const Parts = ({ of, onChanged }: PartsProps) => {
  const [query] = useAddressQuery();
  const item = of.items?.find(({ id }) => id === query.get('item'));
  const asked = classTabs.find((tab) => tab === query.get('tab')) ?? 'items';
  const tab = of.role === 'TEACHER' ? asked : 'items';
  return (
    <>
      {of.role === 'TEACHER' && (
        <SubTabs
          label="班级"
          current={tab}
          tabs={classTabs.map((key) => ({
            key,
            title: tabTitles[key],
            to: classPath(of.id, key),
          }))}
        />
      )}
      {item ? (
        <ClassBoard key={item.id} classId={of.id} itemId={item.id} title={itemTitle(item)} />
      ) : (
        <>
          {tab === 'items' && <ItemsTab of={of} onChanged={onChanged} />}
          {tab === 'students' && <StudentsTab of={of} />}
          {tab === 'settings' && <SettingsTab of={of} />}
        </>
      )}
    </>
  );
};

/** /home/classes/:id?tab=&item=&page= */
const ClassPage = () => {
  const { id = '' } = useParams();
  const query = useClassPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const found = query.data?.viewer?.class;
  usePageHead(found ? { title: found.name } : {});
  const ways = [{ text: '我的班级', to: ownClassesPath }];
  const missing = (
    <Missing
      what="班级"
      text={found ? '你还没有加入这个班级' : '没有找到指定的班级，或你不在这个班级中'}
      ways={ways}
    />
  );
  return (
    <PageFrame>
      <Loaded query={query} of={found?.role === 'OFFERED' ? null : found} empty={missing}>
        {(of) => (
          <>
            <Header of={of} />
            <Parts of={of} onChanged={query.refetch} />
          </>
        )}
      </Loaded>
    </PageFrame>
  );
};

export default ClassPage;
