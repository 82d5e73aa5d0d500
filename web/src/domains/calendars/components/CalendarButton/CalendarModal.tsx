import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { notify } from '#lib/notify.ts';
import { useOrigin } from '#lib/page-render.ts';
import {
  CalendarLinkDocument,
  useCalendarLinkQuery,
  useCreateCalendarLinkMutation,
  useRevokeCalendarLinkMutation,
} from './Calendar.generated.ts';

/** Acts on the address; each is followed by asking for it again. */
const useActs = () => {
  const options = { refetchQueries: [CalendarLinkDocument], awaitRefetchQueries: true };
  const [create, creating] = useCreateCalendarLinkMutation(options);
  const [revoke, revoking] = useRevokeCalendarLinkMutation(options);
  // The notice of a failure is the error link's.
  const told = (act: Promise<unknown>, title: string) =>
    void act.then(
      () => notify.done(title),
      () => null,
    );
  return {
    busy: creating.loading || revoking.loading,
    create: () => told(create(), '已生成订阅地址'),
    revoke: () => told(revoke(), '已停用订阅地址'),
  };
};

const Address = ({ path, acts }: { path: string; acts: ReturnType<typeof useActs> }) => {
  const address = useOrigin() + path;
  return (
    <Stack>
      <TextInput
        label="订阅地址"
        description="知道这个地址的人都能看到你的日程。泄露后请重新生成，旧地址随即失效。"
        value={address}
        readOnly
      />
      <Group justify="flex-end">
        <Button variant="default" color="danger" disabled={acts.busy} onClick={acts.revoke}>
          停用
        </Button>
        <Button variant="default" disabled={acts.busy} onClick={acts.create}>
          重新生成
        </Button>
        <CopyButton text={address} data-autofocus>
          复制地址
        </CopyButton>
      </Group>
    </Stack>
  );
};

/** Explains what a calendar has, with its address once there is one. */
const CalendarModal = ({ onClose }: { onClose: () => void }) => {
  const query = useCalendarLinkQuery({ fetchPolicy: 'network-only' });
  const acts = useActs();
  const { viewer } = query.data ?? {};
  return (
    <Dialog title="订阅日历" onClose={onClose}>
      <Stack>
        <Text>
          把地址添加到手机或电脑的日历，你报名的比赛和活动的开始、报名截止、各阶段截止和结束时间会自动出现在日历里，并提前一天提醒。
        </Text>
        <Loaded query={query} of={viewer} empty="请先登录">
          {({ calendarLink }) =>
            calendarLink ? (
              <Address path={calendarLink.path} acts={acts} />
            ) : (
              <Group justify="flex-end">
                <Button loading={acts.busy} onClick={acts.create}>
                  生成订阅地址
                </Button>
              </Group>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
};

export default CalendarModal;
