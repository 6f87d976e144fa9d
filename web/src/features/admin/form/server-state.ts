/**
 * What the server has of what is written: all of it (`kept`), less (`waiting`: it will be sent; `offline`: it could not be;
 * `failing`: the server did not take it; `gone`: it has no such item any more; `refused`: the contract judges it wrong;
 * `overtaken`: another account was first). `at` is when it was kept last.
 */
export interface ServerState {
  is: 'untouched' | 'kept' | 'waiting' | 'offline' | 'failing' | 'gone' | 'refused' | 'overtaken'
  at: Date | null
}
