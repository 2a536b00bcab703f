/**
 * `<show-password>`: its button lets the password beside it be read while it is typed, which not
 * everybody can do unseen. It is hidden again before it is sent, so that nothing keeps it as text.
 */
export class ShowPassword extends HTMLElement {
  connectedCallback() {
    this.#button?.addEventListener('click', () => this.#show(this.#field?.type === 'password'));
    this.#field?.form?.addEventListener('submit', () => this.#show(false));
  }

  get #field() {
    return this.querySelector('input');
  }

  get #button() {
    return this.querySelector('button');
  }

  /** @param {boolean} isShown */
  #show(isShown) {
    this.#field?.setAttribute('type', isShown ? 'text' : 'password');
    this.#button?.setAttribute('aria-pressed', String(isShown));
  }
}
