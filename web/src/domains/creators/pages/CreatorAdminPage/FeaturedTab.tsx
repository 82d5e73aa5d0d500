import '#theme/styles/forms.ts';
import { Button, NativeSelect, Text } from '@mantine/core';
import { FEATURED_CREATORS } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { FieldList } from '#components/FieldList/FieldList.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { notify } from '#lib/notify.ts';
import surfaces from '#theme/surfaces.module.css';
import {
  useFeaturableCreatorsQuery,
  useFeaturedCreatorsQuery,
  useSetFeaturedCreatorsMutation,
} from './CreatorAdmin.generated.ts';
import classes from './CreatorAdminPage.module.css';

interface Named {
  id: string;
  name: string;
}

/** Choice of the featured creators in their order, with one save. */
const Chosen = ({ stored, creators }: { stored: readonly Named[]; creators: readonly Named[] }) => {
  const [items, setItems] = useState(stored);
  const [set, { loading }] = useSetFeaturedCreatorsMutation({ context: { showsErrors: true } });
  const others = creators.filter(({ id }) => !items.some((item) => item.id === id));
  const save = async () => {
    try {
      const { data } = await set({
        variables: { input: { memberIds: items.map(({ id }) => id) } },
      });
      if (data) setItems(data.setFeaturedCreators.featured);
      notify.done('已保存');
    } catch (error) {
      notify.failed('保存失败', failureOf(error).message);
    }
  };
  return (
    <>
      <FieldList
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onChange={setItems}
      >
        {({ name }) => <span>{name}</span>}
      </FieldList>
      {others.length > 0 && items.length < FEATURED_CREATORS && (
        <NativeSelect
          mt="sm"
          aria-label="加入展示"
          data={[
            { value: '', label: '加入创作者…' },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value=""
          onChange={({ currentTarget }) =>
            setItems([...items, ...others.filter(({ id }) => id === currentTarget.value)])
          }
        />
      )}
      <Button mt="md" loading={loading} onClick={() => void save()}>
        保存
      </Button>
    </>
  );
};

/** Creators whom the page of the plan features. */
export const FeaturedTab = () => {
  const featured = useFeaturedCreatorsQuery({ fetchPolicy: 'network-only' });
  const creators = useFeaturableCreatorsQuery({ fetchPolicy: 'network-only' });
  const known = creators.data?.administration?.creators?.items.flatMap(({ status, member }) =>
    status === 'ACTIVE' && member ? [member] : [],
  );
  return (
    <section className={`${surfaces.panel} ${classes.featured}`} aria-label="计划页展示">
      <Text size="sm" c="dimmed" mb="sm">
        创作者计划页按这个顺序展示，最多 {FEATURED_CREATORS} 位；被封禁、停用或隐藏主页的不会展示。
      </Text>
      <Loaded query={creators} of={known} empty="还没有创作者">
        {(all) => (
          <Loaded query={featured} of={featured.data?.creatorPlan} empty="还没有创作者">
            {({ featured: stored }) => <Chosen stored={stored} creators={all} />}
          </Loaded>
        )}
      </Loaded>
    </section>
  );
};
