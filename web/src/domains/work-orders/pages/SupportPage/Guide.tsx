import { Button, NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { supportPath } from '#routing/support.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { fileWorkOrderPath } from '#domains/work-orders/paths.ts';
import type { SupportQuery } from './Support.generated.ts';
import classes from './SupportPage.module.css';

export type Groups = NonNullable<SupportQuery['site']['workOrderTypeGroups']>;

interface GuideProps {
  groups: Groups;
  /** Type that the address names; the first one where it names none. */
  typeId: string | undefined;
}

/** The texts of all types, one at a time, by their groups; on phones these are a list to choose from. */
export const Guide = ({ groups, typeId }: GuideProps) => {
  const navigate = useNavigate();
  const written = groups
    .map((group) => ({ ...group, types: group.types.filter(({ document }) => document) }))
    .filter(({ types }) => types.length > 0);
  const all = written.flatMap(({ types }) => types);
  const current = all.find(({ id }) => id === typeId) ?? all[0];
  if (!current) return <EmptyState text="指南还在编写中" />;
  return (
    <div className={classes.guide}>
      <NativeSelect
        className={classes.choice}
        label="指南"
        size="md"
        value={current.id}
        data={written.map(({ name, types }) => ({
          group: name,
          items: types.map((type) => ({ value: type.id, label: type.name })),
        }))}
        onChange={({ currentTarget }) =>
          void navigate(supportPath(currentTarget.value), { preventScrollReset: true })
        }
      />
      <nav aria-label="快速指南" className={classes.nav}>
        {written.map(({ id, name, types }) => (
          <section key={id} className={classes.group} aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`}>{name}</h2>
            <ul>
              {types.map((type) => (
                <li key={type.id}>
                  <Link
                    to={supportPath(type.id)}
                    preventScrollReset
                    className={classes.link}
                    aria-current={type.id === current.id ? 'page' : undefined}
                  >
                    {type.name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <article className={classes.document} aria-label={current.name}>
        <Markdown text={current.document} math={false} />
        <div className={classes.unsolved}>
          <Text c="dimmed">没有解决你的问题？</Text>
          <Button component={Link} to={fileWorkOrderPath({ type: current.id })}>
            就此提交工单
          </Button>
        </div>
      </article>
    </div>
  );
};
