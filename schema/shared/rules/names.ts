/** Message for a name or a title with an invisible character. */
export const INVISIBLE = '含有看不见的字符（如零宽字符、填充符或文字方向控制符），请删除后重新输入';

const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*|[0-9#*]\uFE0F?\u20E3|\u{1F3F4}[\u{E0020}-\u{E007F}]+/gu;

/** Fillers, joiners, marks of direction, controls, and a blank that no font draws. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Co}\p{Zl}\p{Zp}\u2800]/u;

/** Tells whether all of a name or title can be seen; the joiners inside of emoji may stay. */
export const isVisible = (text: string): boolean => !UNSEEN.test(text.replaceAll(EMOJI, ''));

/** Scripts that names of our members mix, and what all scripts share. */
const USUAL =
  /^[\p{sc=Han}\p{sc=Latin}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Zyyy}\p{sc=Zinh}]*$/u;
/** Other scripts that have letters which look like Latin ones: a name is wholly in one of them. */
const WHOLE = ['Cyrl', 'Grek', 'Armn', 'Cher', 'Copt', 'Geor', 'Hebr', 'Arab', 'Thai', 'Deva'].map(
  (script) => new RegExp(`^[\\p{sc=${script}}\\p{sc=Zyyy}\\p{sc=Zinh}]*$`, 'u'),
);

/** Tells whether a name mixes scripts so that it can be made to look like another's. */
export const mixesScripts = (name: string): boolean =>
  !USUAL.test(name) && !WHOLE.some((script) => script.test(name));

/** Letters of other alphabets, each beside the Latin letter or Chinese character it looks like. */
const pairs = (
  'АAВBЕEЗ3КKМMНHОOРPСCТTУYХXЅSІIЈJаaвbгrеeкkмmнhоoрpсcтtуyхxѕsіiјjԁdԛqԝwһhӏlүyғf' +
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaβbγyεeιiκkνvοoρpσoτtυuχxωw' +
  'ՕOՍUՏSԼLօoսuհhոnցgզqքpԱU' +
  'ᎪAᏴBᏟCᎠDᎬEᎻHᎫJᏦKᏞLᎷMᏢPᏒRᏚSᎢTᏙVᎳWᏃZ' +
  'ıiɑaɡgɩiᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz' +
  'ロ口ニ二ハ八エ工カ力ト卜タ夕ミ三チ千ム厶ノ丿オ才セ七ヒ匕ヌ又ヘへヨ彐ー一ㅡ一ㅣ丨ㅁ口〇o' +
  'ㄧ一ㄚ丫ㄏ厂ㄦ儿ㄟ乁ㄙ厶ㄠ幺ㄨ乂ㄩ凵ㄇ冂ㄈ匚ㄗ卩ㄒ丅ㄔ彳ㄕ尸ㄐ丩ㄑく'
).match(/../gu);
const lookalikes = new Map((pairs ?? []).map(([from = '', to = '']) => [from, to]));

/**
 * The form by which members' names are compared: without regard to case, width and what can't be
 * seen, with letters of other scripts as the ones that they look like.
 */
export const nameKeyOf = (name: string): string =>
  [...name.normalize('NFKC')]
    .filter((character) => !UNSEEN.test(character))
    .map((character) => lookalikes.get(character) ?? character)
    .join('')
    .trim()
    .toLowerCase();
