import '@mantine/core/styles/Table.layer.css';
import { Table } from '@mantine/core';
import {
  ATTACHED_COINS,
  datasetRatingNames,
  datasetRatings,
  EARNING_AFTER_DAYS,
  EARNING_MONTHS,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import type { CreatorTermsFragment } from './CreatorRules.generated.ts';

const Worth = ({
  label,
  rows,
}: {
  label: string;
  rows: readonly (readonly [string, number])[];
}) => (
  <Table aria-label={label} maw={420}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{label}</Table.Th>
        <Table.Th ta="right">鲸币</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map(([name, coins]) => (
        <Table.Tr key={name}>
          <Table.Td>{name}</Table.Td>
          <Table.Td ta="right">{coins}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

/** 收益计算规则: what content earns, and within which time. */
export const CalculationRules = ({ terms }: { terms: CreatorTermsFragment }) => (
  <>
    <p>
      公开的数据集和项目，从发布满 {EARNING_AFTER_DAYS} 天起到发布满 {EARNING_MONTHS}{' '}
      个月为止产生收益。转为私有、被折叠或删除期间不产生收益。
    </p>
    <h3>数据集</h3>
    <p>管理员为数据集评级，每个数据集按评级获得一次收益。评级提高时补发差额，降低时不收回。</p>
    <Worth
      label="数据集评级"
      rows={datasetRatingNames.map((name) => [
        datasetRatings[name].name,
        datasetRatings[name].coins,
      ])}
    />
    <p>尚未评级的数据集，被公开发布的项目使用后，默认获得 {ATTACHED_COINS} 鲸币。</p>
    <h3>项目</h3>
    <p>其他成员 Fork、点赞或收藏你的项目时产生收益，同一位成员对同一个项目的同一种互动只计一次。</p>
    <Worth
      label="项目互动"
      rows={[
        ['每次 Fork', terms.forkCoins],
        ['每次收藏', terms.bookmarkCoins],
        ['每次点赞', terms.likeCoins],
      ]}
    />
    <p>每位创作者的项目收益每周最多 {terms.weeklyCap} 鲸币，超出部分不计入，也不顺延到下一周。</p>
    <p>
      以下互动不计入：还没有成长值（不足 1 级）的成员、注册不满 1
      天的账号、你所在团队的队友，以及与你在同一台设备的浏览器上登录过的账号。
    </p>
  </>
);
