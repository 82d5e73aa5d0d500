import '@mantine/core/styles/Code.layer.css';
import { Code, Stack, Text } from '@mantine/core';

const TYPES = `interface Rows {
  count: number;                        // 行数
  truth: Record<string, Column>;        // 标准答案：按列名取
  prediction: Record<string, Column>;   // 结果文件：按列名取
}
type Column = Float64Array | string[];  // 数值列，或文本列；答案列总是文本

function score(rows: Rows): number;     // 必须有：返回有限的数
function rowLoss(rows: Rows): number[]; // 可选：每行一个数，平均值等于得分`;

const EXAMPLE = `// 加权平均绝对误差，权重在答案列 weight 中
function score({ count, truth, prediction }) {
  let [sum, weights] = [0, 0];
  for (let i = 0; i < count; i += 1) {
    const weight = Number(truth.weight[i]);
    sum += weight * Math.abs(truth.price[i] - prediction.price[i]);
    weights += weight;
  }
  return sum / weights;
}`;

/** Types, example and limits of a program that scores. */
export const MetricHelp = () => (
  <details>
    <summary>怎样编写评分程序</summary>
    <Stack gap="xs" mt="xs">
      <Text size="sm">
        用 JavaScript 编写。Public 与 Private 两部分的行分别交给 score，两部分互不相见。提供 rowLoss
        时，得分的误差由它估计；没有时，系统会去掉一部分行重算 64 次来估计，因此更慢。
      </Text>
      <Code block tabIndex={0}>
        {TYPES}
      </Code>
      <Code block tabIndex={0}>
        {EXAMPLE}
      </Code>
      <Text size="sm">
        程序在隔离的环境中运行：没有网络、文件和时钟，Date 与 Math.random
        每次都相同；每个文件最多运行 20 秒，内存最多 256
        MB。没有得到有限的数时，该提交不计入次数，队伍只会看到“没有得分”，看不到出错的内容。
      </Text>
    </Stack>
  </details>
);
