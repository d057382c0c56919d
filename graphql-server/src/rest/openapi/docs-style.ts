/** Style of the API's page: nothing is loaded. */
export const docsStyle = `
:root{color-scheme:light dark;--line:light-dark(#85839a,#7f83a6);--soft:light-dark(#f4efe7,#262a48);--link:light-dark(#3341a8,#a6b0f7);--text:light-dark(#1e2036,#f3f1ec);--back:light-dark(#fbf8f3,#14162a);--card:light-dark(#fff,#1d2038);--on-link:light-dark(#fff,#14162a)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1.5rem 1rem 4rem;font:1rem/1.7 system-ui,"Noto Sans JP",sans-serif;color:var(--text);background:var(--back)}
h1{font-size:1.75rem;line-height:1.3}h2{margin-top:3rem;padding-bottom:.25rem;border-bottom:1px solid var(--line);text-transform:capitalize}h3{font-size:1.125rem;overflow-wrap:anywhere;margin-bottom:.25rem}h4{margin:1rem 0 .25rem}
a{color:var(--link);text-underline-offset:.2em}a:focus-visible,summary:focus-visible,.wide:focus-visible{outline:3px solid var(--link);outline-offset:2px}
code{font:.9em ui-monospace,monospace;background:var(--soft);padding:.1em .3em;border-radius:.25rem;overflow-wrap:anywhere}
.method{display:inline-block;min-width:3.25rem;font:700 .8em ui-monospace,monospace}
.list{list-style:none;padding:0;display:grid;gap:.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr))}.list a{display:inline-block;padding:.25rem 0;overflow-wrap:anywhere}
article{margin:1.5rem 0;padding:1rem 1.25rem;background:var(--card);border:1px solid transparent;border-radius:1rem;box-shadow:0 1px 2px rgb(30 32 54/.06),0 4px 16px rgb(30 32 54/.06)}article:target{border-color:var(--link)}
.who{font-size:.9rem;margin:0}
summary{cursor:pointer;padding:.5rem 0;min-height:2.75rem;display:flex;align-items:center}summary::before{content:"▸";margin-inline-end:.5rem}details[open]>summary::before{content:"▾"}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;min-width:40rem;font-size:.9rem}td code{white-space:nowrap}th,td{text-align:start;vertical-align:top;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line)}
td{max-width:28rem;overflow-wrap:break-word}
pre{overflow-x:auto;padding:.75rem 1rem;background:var(--soft);border-radius:.5rem}pre code{background:none;padding:0;overflow-wrap:normal}pre:focus-visible{outline:3px solid var(--link);outline-offset:2px}
@media print{details>*{display:block}}
`;
