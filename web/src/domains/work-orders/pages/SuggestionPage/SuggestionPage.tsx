import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import {
  OTHER_SCENE,
  type Suggestion,
  suggestionContent,
  suggestionProblems,
  suggestionScenes,
  workOrderTypes,
} from '@whaletide/schema/rules/work-orders.ts';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../../../apollo/errors.ts';
import { MarkdownEditor } from '../../../../components/MarkdownEditor/MarkdownEditor.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { useDraft } from '../../../../lib/useDraft.ts';
import { useViewer } from '../../../account/components/Viewer/useViewer.ts';
import { signInPath } from '../../../account/paths.ts';
import { Choices } from '../../components/Choices/Choices.tsx';
import { suggestionPath } from '../../paths.ts';
import { Sent } from './Sent.tsx';
import { useSendSuggestionMutation } from './Suggestion.generated.ts';
import classes from './SuggestionPage.module.css';

interface Draft extends Suggestion {
  scenes: string[];
}

const empty: Draft = { scenes: [], otherScene: '', text: '', contact: '' };
const options = suggestionScenes.map((scene) => ({ value: scene, label: scene }));

/** /home/suggestion (spec 1). The draft is this browser's, so that it outlives signing in. */
const SuggestionPage = () => {
  const { viewer, loading: asking } = useViewer();
  const { draft, change, clear } = useDraft<Draft>('suggestion', empty);
  const [problems, setProblems] = useState<{ text?: string; contact?: string }>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [sent, setSent] = useState<{ id: string; orderId: number } | null>(null);
  const [send, { loading }] = useSendSuggestionMutation({ context: { showsErrors: true } });
  const navigate = useNavigate();

  /** Picking a scene, the contact and sending are for members: a visitor signs in and comes back. */
  const signInFirst = (): boolean => {
    if (viewer || asking) return false;
    void navigate(signInPath(suggestionPath));
    return true;
  };
  const toggle = (scene: string) => {
    const { scenes } = draft;
    change({
      scenes: scenes.includes(scene) ? scenes.filter((one) => one !== scene) : [...scenes, scene],
    });
    signInFirst();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || signInFirst()) return;
    const found = suggestionProblems(draft);
    setProblems(found);
    setFailed(null);
    if (Object.keys(found).length > 0) return;
    const input = { typeId: workOrderTypes.suggestion, content: suggestionContent(draft) };
    try {
      const { data } = await send({ variables: { input } });
      if (!data) return;
      clear();
      setSent(data.createWorkOrder);
    } catch (error) {
      setFailed(failureOf(error).message);
    }
  };

  if (sent) return <Sent {...sent} onAgain={() => setSent(null)} />;
  return (
    <PageFrame width="reading">
      <Title order={1}>产品建议</Title>
      <Text c="dimmed" mt={4} mb="lg">
        哪里不好用，还缺什么，文档哪里没说清楚，都请告诉我们。每一条都会有人看。
      </Text>
      <form aria-label="产品建议" onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          <fieldset className={classes.scenes}>
            <legend>你在什么场景下使用社区？</legend>
            <Choices
              type="checkbox"
              name="scene"
              options={options}
              chosen={draft.scenes}
              onToggle={toggle}
            />
            {draft.scenes.includes(OTHER_SCENE) && (
              <TextInput
                mt="sm"
                label="其他场景"
                placeholder="简单说说你在做什么"
                maxLength={100}
                value={draft.otherScene}
                onChange={({ currentTarget }) => change({ otherScene: currentTarget.value })}
              />
            )}
          </fieldset>
          <div>
            <Text fw={500} size="sm" mb={4} aria-hidden>
              功能缺陷 / 产品建议 / 文档问题
            </Text>
            {problems.text && (
              <Alert color="danger" role="alert" mb="sm">
                {problems.text}
              </Alert>
            )}
            <MarkdownEditor
              label="功能缺陷 / 产品建议 / 文档问题"
              placeholder="描述你遇到的问题，或者想要的样子"
              rows={8}
              value={draft.text}
              disabled={loading}
              onChange={(text) => {
                change({ text });
                if (problems.text) setProblems({});
              }}
              note="内容会自动保存在这台设备上"
              purpose="work-order"
            />
          </div>
          <TextInput
            label="联系方式（选填）"
            placeholder="未填写"
            description="手机、微信或邮箱，方便我们向你了解细节"
            value={draft.contact}
            error={problems.contact}
            disabled={loading}
            onFocus={() => signInFirst()}
            onChange={({ currentTarget }) => change({ contact: currentTarget.value })}
          />
          {failed && (
            <Alert color="danger" role="alert" title="提交失败">
              {failed}
            </Alert>
          )}
          <Group>
            <Button type="submit" size="md" loading={loading}>
              提交建议
            </Button>
          </Group>
        </Stack>
      </form>
    </PageFrame>
  );
};

export default SuggestionPage;
