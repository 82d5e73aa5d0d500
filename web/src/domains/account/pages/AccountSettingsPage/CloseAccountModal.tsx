import { Alert, List } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { useForm } from '@mantine/form';
import {
  blockerPath,
  blockerText,
  CLOSURE_DAYS,
  lossText,
} from '@whaletide/schema/domains/account/rules/closure.ts';
import { useChangeMember } from '#apollo/gateway-context.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useAccountClosureQuery, useCloseAccountMutation } from './CloseAccount.generated.ts';
import { noProof, type Proof, ProofFields, proofOf, proofRules } from './ProofFields.tsx';

/**
 * Dialog to close the account: the consequences, the obstacles, and the proof of the member's
 * identity.
 */
const CloseAccountModal = ({ onClose }: { onClose: () => void }) => {
  const query = useAccountClosureQuery({ fetchPolicy: 'network-only' });
  const [close] = useCloseAccountMutation({ context: { showsErrors: true } });
  const navigate = useNavigate();
  const changeMember = useChangeMember();
  const viewer = query.data?.viewer;
  const blockers = viewer?.closureBlockers;
  const asksForCode = viewer?.twoFactor?.isEnabled ?? false;
  const form = useForm({
    initialValues: noProof,
    validate: proofRules(asksForCode),
  });
  const send = async (proof: Proof) => {
    const input = proofOf(proof, asksForCode);
    const { data } = await close({ variables: { input } });
    await navigate('/home');
    await changeMember();
    if (data)
      notify.done(
        `${formatDateTime(data.closeAccount.closesAt)} 之前重新登录可以恢复`,
        '账号已停用',
      );
  };
  const inTheWay = blockers && blockers.length > 0 && (
    <Alert color="gold" title="注销之前，请先处理以下事项">
      <List size="sm">
        {blockers.map(({ kind, targetId, title }) => {
          const blocker = { kind, id: targetId, title };
          const path = blockerPath(blocker);
          const text = blockerText(blocker);
          return (
            <List.Item key={`${kind}:${targetId ?? ''}`}>
              {path === null ? (
                text
              ) : (
                <AppLink to={path} underline="always" size="sm">
                  {text}
                </AppLink>
              )}
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
  const losses = viewer?.closureLosses ?? [];
  const lost = losses.length > 0 && (
    <Alert color="gold" title="注销后会失去" mb="md">
      <List size="sm">
        {losses.map((loss) => (
          <List.Item key={loss.kind}>{lossText(loss)}</List.Item>
        ))}
      </List>
    </Alert>
  );
  return (
    <FormModal
      title="注销账号"
      form={form}
      action="注销账号"
      danger
      disabled={blockers === undefined || blockers === null || blockers.length > 0}
      send={send}
      onClose={onClose}
    >
      <List size="sm" spacing={4}>
        <List.Item>账号立即停用，所有设备退出登录，访问令牌全部失效</List.Item>
        <List.Item>{CLOSURE_DAYS}天内用密码重新登录，可以恢复账号</List.Item>
        <List.Item>
          {CLOSURE_DAYS}
          天后，用户名、头像、邮箱、手机号、个人资料、实名信息和未公开的项目会被永久删除
        </List.Item>
        <List.Item>你发布的内容、团队和比赛成绩会保留，作者显示为「已注销用户」</List.Item>
      </List>
      <Loaded query={query} of={blockers} empty="暂时无法注销，请重新登录后再试">
        {() =>
          inTheWay || (
            <>
              {lost}
              <ProofFields form={form} asksForCode={asksForCode} />
            </>
          )
        }
      </Loaded>
    </FormModal>
  );
};

export default CloseAccountModal;
