/**
 * A script for the head. Where the browser refuses local storage, reading `window.localStorage`
 * throws or gives nothing, and Docusaurus warns on the console for each part that keeps something.
 * A store that lasts as long as the page takes its place: the site works, and says nothing.
 */
export const STORAGE_GUARD_SCRIPT = `try{localStorage.setItem('__test','1');localStorage.removeItem('__test')}catch(e){try{(function(){var m=new Map();Object.defineProperty(window,'localStorage',{configurable:true,value:{getItem:function(k){return m.has(String(k))?m.get(String(k)):null},setItem:function(k,v){m.set(String(k),String(v))},removeItem:function(k){m.delete(String(k))},clear:function(){m.clear()},key:function(i){return Array.from(m.keys())[i]||null},get length(){return m.size}}})})()}catch(e){}}`;
