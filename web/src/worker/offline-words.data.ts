import type { Language } from "#platform/i18n/languages.ts";

/** What the worker says: it has no catalogues of texts when there is no way to them. */
export interface OfflineWords {
  siteName: string;
  title: string;
  lead: string;
  again: string;
  liked: string;
  noneLiked: string;
  /** Above a page as it was; `{{time}}` is when. */
  copy: string;
}

export const offlineWords: Readonly<Record<Language, OfflineWords>> = {
  ja: {
    siteName: "ことばワークス",
    title: "インターネットにつながっていません",
    lead: "このページは、まだこの端末に保存されていません。つながると、自動で開き直します。",
    again: "もう一度開く",
    liked: "気になる求人（保存済み）",
    noneLiked: "保存した求人はありません。「気になる」に加えた求人は、つながっていないときも読めます。",
    copy: "インターネットにつながっていません。{{time}}に保存した内容です。つながると、自動で新しくなります。",
  },
  "ja-x-easy": {
    siteName: "ことばワークス",
    title: "インターネットに つながって いません",
    lead: "この ページは まだ 保存して いません。インターネットに つながったら、もう一度 開きます。",
    again: "もう一度 開く",
    liked: "気に なる 仕事（保存した もの）",
    noneLiked: "保存した 仕事は ありません。「気に なる」に 入れた 仕事は、インターネットが ない ときも 読むことが できます。",
    copy: "インターネットに つながって いません。{{time}}に 保存した ページです。つながったら、新しく します。",
  },
  en: {
    siteName: "Kotoba Works",
    title: "You are offline",
    lead: "This page is not kept on this device yet. It opens by itself when you are connected again.",
    again: "Open again",
    liked: "Saved jobs on this device",
    noneLiked: "No saved jobs are kept here. Jobs you save can be read without a connection too.",
    copy: "You are offline. This is the page as it was on {{time}}. It is renewed by itself when you are connected again.",
  },
  vi: {
    siteName: "Kotoba Works",
    title: "Bạn đang không có mạng",
    lead: "Trang này chưa được lưu trên thiết bị. Khi có mạng lại, trang sẽ tự mở.",
    again: "Mở lại",
    liked: "Việc đang quan tâm (đã lưu)",
    noneLiked: "Chưa có việc nào được lưu. Việc bạn đánh dấu quan tâm vẫn đọc được khi không có mạng.",
    copy: "Bạn đang không có mạng. Đây là nội dung đã lưu lúc {{time}}. Khi có mạng lại, trang sẽ tự cập nhật.",
  },
  "zh-Hans": {
    siteName: "Kotoba Works",
    title: "没有连接网络",
    lead: "这个页面还没有保存在本设备上。重新连上网络后会自动打开。",
    again: "重新打开",
    liked: "收藏的职位（已保存）",
    noneLiked: "没有保存的职位。收藏的职位在没有网络时也可以阅读。",
    copy: "没有连接网络。这是{{time}}保存的内容。重新连上网络后会自动更新。",
  },
  ne: {
    siteName: "Kotoba Works",
    title: "इन्टरनेट जोडिएको छैन",
    lead: "यो पृष्ठ अझै यस उपकरणमा राखिएको छैन। इन्टरनेट जोडिएपछि आफै खुल्छ।",
    again: "फेरि खोल्नुहोस्",
    liked: "मन परेका जागिर (राखिएका)",
    noneLiked: "राखिएका जागिर छैनन्। मन परेका जागिर इन्टरनेट नहुँदा पनि पढ्न सकिन्छ।",
    copy: "इन्टरनेट जोडिएको छैन। यो {{time}} मा राखिएको पृष्ठ हो। इन्टरनेट जोडिएपछि आफै नयाँ हुन्छ।",
  },
  id: {
    siteName: "Kotoba Works",
    title: "Anda sedang luring",
    lead: "Halaman ini belum disimpan di perangkat ini. Halaman akan terbuka sendiri saat tersambung lagi.",
    again: "Buka lagi",
    liked: "Lowongan favorit (tersimpan)",
    noneLiked: "Belum ada lowongan yang disimpan. Lowongan favorit bisa dibaca tanpa internet.",
    copy: "Anda sedang luring. Ini isi yang disimpan pada {{time}}. Halaman diperbarui sendiri saat tersambung lagi.",
  },
  "pt-BR": {
    siteName: "Kotoba Works",
    title: "Você está sem internet",
    lead: "Esta página ainda não está guardada neste aparelho. Ela abre sozinha quando a internet voltar.",
    again: "Abrir de novo",
    liked: "Vagas favoritas (guardadas)",
    noneLiked: "Não há vagas guardadas. As vagas favoritas podem ser lidas sem internet.",
    copy: "Você está sem internet. Este é o conteúdo guardado em {{time}}. Ele se atualiza sozinho quando a internet voltar.",
  },
};
