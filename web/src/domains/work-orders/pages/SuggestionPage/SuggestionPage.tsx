import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import {
  OTHER_SCENE,
  type Suggestion,
  suggestionContent,
  suggestionProblems,
  suggestionScenes,
} from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import { useEffect, useState } from 'react';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { Choices } from '#domains/work-orders/components/Choices/Choices.tsx';
import { suggestionPath } from '#domains/work-orders/paths.ts';
import { Sent } from './Sent.tsx';
import { useSendSuggestionMutation } from './Suggestion.generated.ts';
import classes from './SuggestionPage.module.css';

interface Draft extends Suggestion {
  scenes: string[];
}

const empty: Draft = { scenes: [], otherScene: '', text: '', contact: '' };
const options = suggestionScenes.map((scene) => ({ value: scene, label: scene }));

/** /home/suggestion. The draft is this browser's, so that it outlives signing in. */
const SuggestionPage = () => {
  const { viewer, loading: asking } = useViewer();
  const { form, clear } = useDraftForm<Draft>('suggestion', empty, {
    validate: suggestionProblems,
  });
  const [sent, setSent] = useState<{ id: string; orderId: number } | null>(null);
  const [create] = useSendSuggestionMutation({ context: { showsErrors: true } });
  const navigate = useNavigate();

  // Picking a scene, the contact and sending are for members: a visitor signs in and comes back,
  // also where it wasn't known yet who it is.
  const [forMembers, setForMembers] = useState(false);
  const visits = !viewer && !asking;
  useEffect(() => {
    if (forMembers && visits) void navigate(signInPath(suggestionPath));
  }, [forMembers, visits, navigate]);
  const toggle = (scene: string) => {
    form.setFieldValue('scenes', (scenes) =>
      scenes.includes(scene) ? scenes.filter((one) => one !== scene) : [...scenes, scene],
    );
    setForMembers(true);
  };
  const send = async (draft: Draft) => {
    setForMembers(true);
    if (visits) return;
    const input = { typeId: workOrderTypes.suggestion, content: suggestionContent(draft) };
    const { data } = await create({ variables: { input } });
    if (!data) return;
    clear();
    setSent(data.createWorkOrder);
  };

  if (sent) return <Sent {...sent} onAgain={() => setSent(null)} />;
  return (
    <PageFrame width="reading">
      <Title order={1}>产品建议</Title>
      <Text c="dimmed" mt={4} mb="lg">
        哪里不好用，还缺什么，文档哪里没说清楚，都请告诉我们。每一条都会有人看。
      </Text>
      <Form form={form} send={send} label="产品建议" failed="提交失败">
        {({ busy, refusal }) => (
          <Stack gap="lg">
            <fieldset className={classes.scenes}>
              <legend>你在什么场景下使用社区？</legend>
              <Choices
                type="checkbox"
                name="scene"
                options={options}
                chosen={form.values.scenes}
                onToggle={toggle}
              />
              {form.values.scenes.includes(OTHER_SCENE) && (
                <TextInput
                  mt="sm"
                  label="其他场景"
                  placeholder="简单说说你在做什么"
                  maxLength={100}
                  {...form.getInputProps('otherScene')}
                />
              )}
            </fieldset>
            <div>
              <Text fw={500} size="sm" mb={4} aria-hidden>
                功能缺陷 / 产品建议 / 文档问题
              </Text>
              <MarkdownEditor
                message
                label="功能缺陷 / 产品建议 / 文档问题"
                placeholder="描述你遇到的问题，或者想要的样子"
                rows={8}
                disabled={busy}
                note="内容会自动保存在这台设备上"
                purpose="work-order"
                {...form.getInputProps('text')}
              />
            </div>
            <TextInput
              label="联系方式（选填）"
              placeholder="未填写"
              description="手机、微信或邮箱，方便我们向你了解细节"
              disabled={busy}
              {...form.getInputProps('contact')}
              onFocus={() => setForMembers(true)}
            />
            {refusal}
            <Group>
              <Button type="submit" size="md" loading={busy}>
                提交建议
              </Button>
            </Group>
          </Stack>
        )}
      </Form>
    </PageFrame>
  );
};

export default SuggestionPage;
