import { Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Pager } from '#components/Pager/Pager.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { classPath } from '#domains/classes/paths.ts';
import { usePage } from '#routing/usePage.ts';
import surfaces from '#theme/surfaces.module.css';
import { useOrganizationClassesQuery } from './Classes.generated.ts';
import own from './Classes.module.css';
import classes from './PublishedSection.module.css';

/** Classes of an organization that the viewer runs, all of them for its administrators; nothing for others. */
export const Classes = ({ shortName }: { shortName: string }) => {
  const { viewer } = useViewer();
  const { page, onPage } = usePage({ name: 'classes', keepsScroll: true });
  const { data, previousData } = useOrganizationClassesQuery({
    variables: { shortName, page },
    skip: !viewer,
    errorPolicy: 'all',
    context: { showsErrors: true },
  });
  const list = (data ?? previousData)?.organization?.classes;
  if (!viewer || !list?.items.length) return null;
  return (
    <section aria-labelledby="classes-of-organization" className={classes.section}>
      <div className={classes.head}>
        <Title order={2} size="h4" id="classes-of-organization">
          班级
        </Title>
        <Text size="sm" c="dimmed">
          只有你和学生可见
        </Text>
      </div>
      <ul className={surfaces.rows}>
        {list.items.map(({ id, name, studentsCount, teacher }) => (
          <li key={id} className={`${surfaces.row} ${own.row}`}>
            <AppLink to={classPath(id)} alone>
              {name}
            </AppLink>
            <Text size="sm" c="dimmed">
              {teacher ? `${teacher.name} 老师 · ` : ''}
              {studentsCount} 名学生
            </Text>
          </li>
        ))}
      </ul>
      <Pager {...list} onPage={onPage} />
    </section>
  );
};
