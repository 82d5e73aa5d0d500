import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { chineseOf, speakChinese } from '#web/src/sandbox/chinese-words.ts';

describe('the words of GraphiQL', () => {
  it.each([
    ['Settings', '设置'],
    ['Show Documentation Explorer', '显示接口文档'],
    ['Hide 查找文档', '隐藏查找文档'],
    ['Execute query (Ctrl-Enter)', '运行（Ctrl-Enter）'],
    ['Prettify query (Shift-Ctrl-P)', '整理格式（Shift-Ctrl-P）'],
    ['Go back to Query', '返回Query'],
  ])('%s is %s', (english, chinese) => {
    expect(chineseOf(english)).toBe(chinese);
  });

  it('are no others: constructor, competitionTask', () => {
    expect(chineseOf('constructor')).toBeUndefined();
    expect(chineseOf('competitionTask')).toBeUndefined();
  });
});

describe('a page that speaks Chinese', () => {
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  it('does so of what is there, what comes and what changes, and leaves code alone', async () => {
    document.body.innerHTML =
      '<button aria-label="New tab">History</button><div class="monaco-editor">History</div>';
    stop = speakChinese(document.body);
    const button = document.querySelector('button');
    expect(button?.getAttribute('aria-label')).toBe('新建标签页');
    expect(button?.textContent).toBe('历史记录');
    expect(document.querySelector('.monaco-editor')?.textContent).toBe('History');

    const dialog = document.createElement('div');
    dialog.innerHTML = '<input placeholder="Type a label"><b>Theme</b>';
    document.body.append(dialog);
    await waitFor(() => expect(dialog.textContent).toBe('主题'));
    expect(dialog.querySelector('input')?.placeholder).toBe('输入名称');

    button?.setAttribute('aria-label', 'Stop query (Ctrl-Enter)');
    await waitFor(() => expect(button?.getAttribute('aria-label')).toBe('停止（Ctrl-Enter）'));
  });
});
