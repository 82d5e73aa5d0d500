/** A template to begin with. */
export const EXAMPLE = `<style>
  .team { display: flex; gap: 16px; align-items: center; padding: 12px 16px; margin-bottom: 8px; border: 1px solid #8aa0b044; border-radius: 12px; }
  .rank { width: 32px; height: 32px; border-radius: 50%; text-align: center; line-height: 32px; background: #8aa0b033; }
  .rank-1 { background: #f1c75b; color: #46320a; }
  .name { flex: 1; }
  .score { font-weight: 600; }
</style>
<h2>{{name}} · {{board}}</h2>
<p>共 {{total}} 支团队</p>
{{#rows}}
<div class="team">
  <span class="rank rank-{{rank}}">{{rank}}</span>
  <span class="name">{{team}}</span>
  <span class="score">{{score}}</span>
</div>
{{/rows}}
`;
