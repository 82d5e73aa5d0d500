import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import { useState, type DragEvent } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { FieldList } from '#components/FieldList/FieldList.tsx';
import { withMoved } from '#components/FieldList/lists.ts';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { notify } from '#lib/notify.ts';
import surfaces from '#theme/surfaces.module.css';
import { useCarouselQuery, useSetRecommendedChannelsMutation } from './ChannelsAdmin.generated.ts';
import classes from './ChannelsAdminPage.module.css';

interface Named {
  id: string;
  name: string;
}

interface OrderProps {
  stored: readonly Named[];
  channels: readonly Named[];
}

const Order = ({ stored, channels }: OrderProps) => {
  const [items, setItems] = useState(stored);
  const [dragged, setDragged] = useState<number>();
  const [set, { loading }] = useSetRecommendedChannelsMutation({ context: { showsErrors: true } });
  const others = channels.filter(({ id }) => !items.some((item) => item.id === id));
  const save = async (channelIds: string[]) => {
    try {
      const { data } = await set({ variables: { input: { channelIds } } });
      if (data) setItems(data.setRecommendedChannels);
      notify.done('已保存');
    } catch (error) {
      notify.failed('保存失败', failureOf(error).message);
    }
  };
  const dropOn = (index: number) => (event: DragEvent) => {
    event.preventDefault();
    if (dragged !== undefined) setItems(withMoved(items, dragged, index));
    setDragged(undefined);
  };
  return (
    <>
      <FieldList
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onChange={setItems}
      >
        {({ name }, index) => (
          <div
            className={classes.item}
            draggable
            data-dragged={dragged === index || undefined}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={dropOn(index)}
          >
            {name}
          </div>
        )}
      </FieldList>
      {others.length > 0 && items.length < channelLimits.recommended && (
        <NativeSelect
          mt="sm"
          aria-label="加入轮播"
          data={[
            { value: '', label: '加入频道…' },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value=""
          onChange={({ currentTarget }) =>
            setItems([...items, ...others.filter(({ id }) => id === currentTarget.value)])
          }
        />
      )}
      <Group mt="md" gap="sm">
        <Button loading={loading} onClick={() => void save(items.map(({ id }) => id))}>
          保存
        </Button>
        <Button variant="default" disabled={loading} onClick={() => void save([])}>
          按关注人数
        </Button>
      </Group>
    </>
  );
};

/** Channels of the carousel in their order, by drag or by keyboard; none follows the followers. */
export const CarouselOrder = ({ channels }: { channels: readonly Named[] }) => {
  const query = useCarouselQuery({ fetchPolicy: 'network-only' });
  return (
    <section className={`${surfaces.panel} ${classes.carousel}`} aria-labelledby="carousel">
      <h2 id="carousel" className={classes.heading}>
        推荐轮播
      </h2>
      <Text size="sm" c="dimmed" mb="sm">
        拖拽或用按钮排序，最多 {channelLimits.recommended} 个；选择「按关注人数」则不再指定。
      </Text>
      <Loaded query={query} of={query.data?.recommendedChannels} empty="没有找到指定的频道">
        {(stored) => <Order stored={stored} channels={channels} />}
      </Loaded>
    </section>
  );
};
