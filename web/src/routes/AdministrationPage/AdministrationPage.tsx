import '#theme/styles/forms.ts';
import { Badge, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import surfaces from '#theme/surfaces.module.css';
import { useAdministrationQuery } from './Administration.generated.ts';
import classes from './AdministrationPage.module.css';
import { entriesFor } from './entries.ts';

/** /home/admin: the ways to everything that administrators and the support have. */
const AdministrationPage = () => {
  const { viewer } = useViewer();
  const isAdmin = viewer?.roles.includes('ADMIN') ?? false;
  const [sought, setSought] = useState('');
  // A count that can't be asked for is left out: the ways stand by themselves.
  const { data } = useAdministrationQuery({
    skip: !viewer,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
    context: { showsErrors: true },
  });
  const counts = data?.administration?.counts;
  const found = entriesFor(isAdmin, sought);
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        管理中心
      </Title>
      <TextInput
        type="search"
        className={classes.search}
        aria-label="搜索管理功能"
        placeholder="想做什么？如：停用账号、广告、实名"
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={sought}
        maxLength={100}
        onChange={({ currentTarget }) => setSought(currentTarget.value)}
      />
      {found.length === 0 ? (
        <EmptyState text="没有找到相关的管理功能" />
      ) : (
        <ul className={classes.entries}>
          {found.map(({ title, path, about, open }) => {
            const waiting = counts && open?.(counts);
            return (
              <li key={title}>
                <Link to={path} className={`${surfaces.card} ${classes.entry}`}>
                  <span className={classes.title}>
                    {title}
                    {!!waiting && <Badge color="danger">{waiting} 待处理</Badge>}
                  </span>
                  <Text size="sm" c="dimmed" component="span">
                    {about}
                  </Text>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </PageFrame>
  );
};

export default AdministrationPage;
