/**
 * A script for the head. Where the browser refuses local storage, reading `window.localStorage`
 * throws or gives nothing, and Docusaurus warns on the console for each part that keeps something.
 * A store that lasts as long as the page takes its place: the site works, and says nothing.
 *
 * Docusaurus tells the parts of a page of a change by a storage event that names the store; the
 * browser accepts only stores of its own there, so the event's `storageArea` is set afterwards.
 */
export const STORAGE_GUARD_SCRIPT = `try{localStorage.setItem('__test','1');localStorage.removeItem('__test')}catch(e){try{(function(){var m=new Map(),p=StorageEvent.prototype,i=p.initStorageEvent;Object.defineProperty(window,'localStorage',{configurable:true,value:{getItem:function(k){return m.has(String(k))?m.get(String(k)):null},setItem:function(k,v){m.set(String(k),String(v))},removeItem:function(k){m.delete(String(k))},clear:function(){m.clear()},key:function(i){return Array.from(m.keys())[i]||null},get length(){return m.size}}});p.initStorageEvent=function(){var a=Array.from(arguments),s=a[7];a[7]=null;i.apply(this,a);Object.defineProperty(this,'storageArea',{value:s})}})()}catch(e){}}`;
