import type { ReaderWords } from "./mail-words.ts";

/** Mails to seekers and visitors in Indonesian. */
export const id: ReaderWords = {
  sender: "[Kotoba Works] ",
  signature: "Kotoba Works\nMohon tidak membalas email ini. Jika email ini bukan untuk Anda, silakan hapus.",
  answerable: "Kotoba Works\nBalasan Anda atas email ini akan masuk ke Kotoba Works. Kirimlah dari alamat yang menerima email ini.",
  stop: "Berhenti menerima email seperti ini (tanpa perlu masuk):",
  unsubscribe: {
    title: "Berhenti menerima email lowongan baru",
    ask: "Berhenti menerima email untuk pencarian ini?",
    button: "Berhenti menerima email",
    done: "Email sudah dihentikan. Anda dapat mengaktifkannya lagi di pengaturan.",
  },
  inquirySubjects: {
    SERVICE: "Cara memakai layanan",
    APPLICATION: "Lamaran, seleksi",
    POSTING: "Isi lowongan, keluhan",
    EXAM: "Tes bahasa Jepang, belajar, pembelian",
    PERSONAL_DATA: "Permintaan tentang data pribadi",
    COMPANY: "Pemasangan lowongan oleh perusahaan",
    OTHER: "Lainnya",
  },
  entryFacts: ({ title, company, seeker, status }) => [
    `Lowongan: ${title}`,
    `Perusahaan: ${company}`,
    `Pelamar: ${seeker}`,
    `Status: ${status}`,
  ],
  offerCondition: {
    title: "Tawaran kerja bersyarat",
    CHANGE_OF_STATUS: (status) => `Anda dapat mulai bekerja setelah status izin tinggal diubah menjadi “${status}”.`,
    FEWER_HOURS: (hours) => `Tawaran ini untuk paling banyak ${hours} jam seminggu.`,
    LATER_START: (day) => `Tidak dapat mulai bekerja sebelum ${day}.`,
    card: "Sebelum mulai bekerja, perusahaan memeriksa kartu izin tinggal (在留カード) dan nomornya.",
  },
  interviewWays: { ONSITE: "Tatap muka", ONLINE: "Online", PHONE: "Telepon" },
  inJapan: (moment) => `${moment} (waktu Jepang)`,
  interviewFacts: ({ time, minutes, way, place, company, seeker }) => [
    `Waktu: ${time}, ${minutes} menit`,
    `Cara: ${way}`,
    `Tempat, kontak: ${place}`,
    `Perusahaan: ${company}`,
    `Pelamar: ${seeker}`,
  ],
  appointment: (title) => `Wawancara: ${title}`,
  mails: {
    "new-device": ({ device, at }) => ({
      subject: "Masuk dari perangkat baru",
      paragraphs: [
        "Akun Anda baru saja dimasuki dari perangkat atau browser yang belum pernah dipakai.",
        `Waktu: ${at}\nPerangkat: ${device || "tidak diketahui"}`,
        "Jika itu Anda, tidak perlu berbuat apa-apa. Jika bukan, segera atur ulang kata sandi.",
      ],
      label: "Atur ulang kata sandi",
    }),
    "passkey-added": () => ({
      subject: "Kunci sandi ditambahkan",
      paragraphs: [
        "Kunci sandi ditambahkan ke akun Anda dan bisa dipakai sebagai pengganti kata sandi.",
        "Jika bukan Anda, hapus kunci sandi itu di pengaturan dan atur ulang kata sandi.",
      ],
      label: "Buka pengaturan",
    }),
    "passkey-removed": () => ({
      subject: "Kunci sandi dihapus",
      paragraphs: ["Satu kunci sandi dihapus dari akun Anda.", "Jika bukan Anda, segera atur ulang kata sandi."],
      label: "Buka pengaturan",
    }),
    "identity-linked": ({ provider }) => ({
      subject: "Cara masuk ditambahkan",
      paragraphs: [
        `Mulai sekarang akun Anda bisa dimasuki dengan ${provider}.`,
        "Jika bukan Anda, lepaskan di pengaturan dan atur ulang kata sandi.",
      ],
      label: "Buka pengaturan",
    }),
    "identity-unlinked": ({ provider }) => ({
      subject: "Cara masuk dilepas",
      paragraphs: [`Akun Anda tidak bisa lagi dimasuki dengan ${provider}.`, "Jika bukan Anda, segera atur ulang kata sandi."],
      label: "Buka pengaturan",
    }),
    "email-change-asked": ({ days }) => ({
      subject: "Ada permintaan mengganti alamat email",
      paragraphs: [
        "Ada permintaan mengganti alamat email akun Anda. Alamat berganti setelah dikonfirmasi dari alamat baru.",
        `Jika itu Anda, tidak perlu berbuat apa-apa. Jika bukan, batalkan di halaman berikut. Selama ${days} hari pembatalan juga berlaku setelah alamat berganti.`,
      ],
      label: "Batalkan perubahan",
    }),
    "email-change-confirm": () => ({
      subject: "Konfirmasi alamat email baru",
      paragraphs: [
        "Ada permintaan memakai alamat ini untuk akun Kotoba Works.",
        "Buka halaman berikut dalam 24 jam untuk mengonfirmasi. Jika bukan Anda, hapus email ini.",
      ],
      label: "Konfirmasi alamat",
    }),
    "email-change-taken": () => ({
      subject: "Alamat ini sudah punya akun",
      paragraphs: [
        "Ada permintaan memakai alamat ini untuk akun lain. Karena sudah punya akun, tidak ada yang diubah.",
        "Jika bukan Anda, hapus email ini.",
      ],
      label: "Masuk",
    }),
    "email-changed": () => ({
      subject: "Alamat email sudah diganti",
      paragraphs: [
        "Alamat email akun Anda sudah diganti. Mulai sekarang email dikirim ke alamat baru.",
        "Jika bukan Anda, kembalikan lewat tautan di email “Ada permintaan mengganti alamat email” yang dikirim ke alamat lama.",
      ],
      label: "Buka pengaturan",
    }),
    "account-cancelled": ({ until, days }) => ({
      subject: "Akun Anda sudah dihapus",
      paragraphs: [
        "Anda sudah keluar dari Kotoba Works. Terima kasih telah memakainya. Lamaran yang sedang berjalan diakhiri dan perusahaan sudah diberi tahu.",
        `Setelah ${until} (${days} hari), semua data pribadi Anda dihapus. Jika Anda masuk sebelum itu, akun akan kembali, tetapi lamaran yang sudah diakhiri tidak.`,
        "Jika ini bukan Anda, segera masuk dan ganti kata sandi.",
      ],
      label: "Masuk dan pulihkan akun",
    }),
    "account-suspended": ({ reason }) => ({
      subject: "Akun Anda ditangguhkan",
      paragraphs: [
        "Pengelola menangguhkan akun Anda. Untuk sementara Anda tidak dapat masuk. Lamaran Anda tetap ada.",
        `Alasan: ${reason}`,
        "Jika ingin memberi penjelasan atau merasa ini keliru, silakan hubungi kami.",
      ],
      label: "Hubungi kami",
    }),
    "account-unsuspended": () => ({
      subject: "Akun Anda dapat dipakai lagi",
      paragraphs: ["Penangguhan akun Anda sudah dicabut. Anda dapat masuk seperti biasa."],
      label: "Masuk",
    }),
    "already-registered": ({ passwordPage }) => ({
      subject: "Anda sudah memiliki akun",
      paragraphs: [
        "Seseorang, mungkin Anda, meminta pendaftaran dengan alamat ini. Alamat ini sudah memiliki akun: silakan masuk.",
        `Jika lupa kata sandi, atur ulang di sini: ${passwordPage}`,
      ],
      label: "Masuk",
    }),
    "scout-received": ({ company }) => ({
      subject: "Sebuah perusahaan mengirim undangan",
      paragraphs: [
        `${company} menanyakan apakah Anda tertarik pada lowongannya. Perusahaan tidak tahu nama Anda sebelum Anda melamar.`,
        "Email ini dapat dihentikan di halaman berikut.",
      ],
      label: "Baca undangan",
    }),
    "practice-due": ({ items }) => ({
      subject: `Hari ini ada ${items} soal untuk diulang`,
      paragraphs: [
        `Hari ini ada ${items} soal untuk diulang. Targetnya 5 menit sehari.`,
        "Anda dapat mematikan email ini di halaman berikut.",
      ],
      label: "Mulai mengulang",
    }),
    "closing-likes": () => ({
      subject: "Lowongan favorit Anda segera ditutup",
      paragraphs: ["Batas lamaran lowongan favorit Anda tinggal paling lama 3 hari."],
      label: "Lihat lowongan favorit",
    }),
    "entry-moved": ({ title }) => ({
      subject: `Status lamaran berubah: ${title}`,
      paragraphs: ["Status lamaran Anda berubah sebagai berikut."],
      label: "Lihat status lamaran",
    }),
    "entry-rejected": ({ title }) => ({
      subject: `Hasil lamaran: ${title}`,
      paragraphs: [
        "Terima kasih sudah melamar. Mohon maaf, kali ini perusahaan belum dapat menerima Anda. Pesan dari perusahaan ada di bawah.",
      ],
      label: "Lihat lowongan lain",
    }),
    "entry-sent": ({ title }) => ({
      subject: `Lamaran terkirim: ${title}`,
      paragraphs: ["Lamaran Anda sudah sampai ke perusahaan. Kami akan mengirim email jika ada jawaban."],
      label: "Lihat status lamaran",
    }),
    "inquiry-accepted": ({ ticket, category, phone }) => ({
      subject: `Pertanyaan Anda sudah kami terima (${ticket})`,
      paragraphs: [
        "Terima kasih sudah menghubungi kami.",
        `Nomor referensi: ${ticket}\nTentang: ${id.inquirySubjects[category]}`,
        `Kami menjawab dalam 3 hari kerja. Jika mendesak, telepon ${phone} dan sebutkan nomor referensi.`,
        "Jika Anda tidak menulis kepada kami, abaikan email ini.",
      ],
      label: "Tanya jawab",
    }),
    "inquiry-answer": ({ ticket, body }) => ({
      subject: `Jawaban atas pertanyaan Anda (${ticket})`,
      paragraphs: [
        "Berikut jawaban atas pertanyaan Anda.",
        body,
        "Jika masih ada pertanyaan, hubungi kami lagi dengan menyebutkan nomor referensi. Balasan atas email ini tidak dibaca.",
      ],
      label: "Hubungi kami",
    }),
    "interview-cancelled": ({ title }) => ({
      subject: `Waktu wawancara dibatalkan: ${title}`,
      paragraphs: ["Perusahaan membatalkan waktu wawancara berikut. Perusahaan akan memberitahukan waktu yang baru."],
      label: "Lihat status lamaran",
    }),
    "interview-ended": ({ title }) => ({
      subject: `Wawancara tidak jadi diadakan: ${title}`,
      paragraphs: ["Seleksi sudah selesai, jadi wawancara berikut tidak diadakan."],
      label: "Lihat rincian",
    }),
    "interview-offered": ({ title }) => ({
      subject: `Mohon pilih waktu wawancara: ${title}`,
      paragraphs: ["Perusahaan menawarkan beberapa waktu wawancara. Siapa yang lebih dulu memilih, dialah yang mendapat waktu itu."],
      label: "Pilih waktu",
    }),
    "interview-picked": ({ title }) => ({
      subject: `Waktu wawancara sudah ditetapkan: ${title}`,
      paragraphs: ["Waktu wawancara sudah ditetapkan. File kalender terlampir."],
      label: "Lihat rincian",
    }),
    "licence-paid": ({ product, yen, receipt }) => ({
      subject: `Terima kasih atas pembelian Anda: ${product}`,
      paragraphs: [
        "Pembayaran Anda sudah selesai.",
        `${product}\n${yen} yen (termasuk pajak)\nNomor kuitansi (領収書): ${receipt}`,
        "Paket dapat langsung dipakai. Mencari lowongan, melamar, dan berkirim pesan tetap gratis.",
      ],
      label: "Lihat kuitansi",
    }),
    "licence-refunded": ({ product, yen, number, isWhole }) => ({
      subject: `Pengembalian dana: ${product}`,
      paragraphs: [
        "Kami sudah mengembalikan uang ke kartu yang Anda pakai. Di penerbit kartu, ini dapat terlihat setelah beberapa hari atau pada tagihan berikutnya.",
        `${product}\nJumlah yang dikembalikan: ${yen} yen (termasuk pajak)\nNomor nota pengembalian (適格返還請求書): ${number}`,
        ...(isWhole ? ["Paket ini sudah berakhir."] : []),
      ],
      label: "Lihat pembelian",
    }),
    "message-received": ({ from }) => ({
      subject: `Pesan baru dari ${from}`,
      paragraphs: ["Ada pesan baru untuk Anda. Silakan baca di situs."],
      label: "Baca pesan",
    }),
    "password-changed": () => ({
      subject: "Kata sandi Anda sudah diubah",
      paragraphs: [
        "Kata sandi Anda sudah diubah dan Anda dikeluarkan dari perangkat lain.",
        "Jika ini bukan Anda, segera atur ulang kata sandi.",
      ],
      label: "Atur ulang kata sandi",
    }),
    register: () => ({
      subject: "Selesaikan pendaftaran Anda",
      paragraphs: [
        "Terima kasih sudah mulai mendaftar.",
        "Buka halaman berikut dalam 24 jam untuk menyelesaikan pendaftaran. Tautan hanya dapat dipakai 1 kali.",
      ],
      label: "Lanjutkan pendaftaran",
    }),
    "reset-password": () => ({
      subject: "Atur ulang kata sandi",
      paragraphs: [
        "Buka halaman berikut dalam 1 jam untuk membuat kata sandi baru. Tautan hanya dapat dipakai 1 kali.",
        "Jika Anda tidak memintanya, Anda tidak perlu melakukan apa pun. Kata sandi tidak berubah.",
      ],
      label: "Atur ulang kata sandi",
    }),
    "reset-unknown": () => ({
      subject: "Tidak ada akun dengan alamat ini",
      paragraphs: [
        "Seseorang, mungkin Anda, meminta kata sandi baru, tetapi tidak ada akun dengan alamat ini. Mungkin Anda mendaftar dengan alamat lain.",
      ],
      label: "Kotoba Works",
    }),
    "search-alert": ({ name, total }) => ({
      subject: `${total} lowongan baru: ${name}`,
      paragraphs: [`Ada ${total} lowongan baru yang cocok dengan “${name}”.`],
      label: "Lihat pencarian tersimpan",
    }),
    "search-alert-confirm": ({ name, hours }) => ({
      subject: "Terima email tentang lowongan baru?",
      paragraphs: [
        `Lowongan baru yang cocok dengan “${name}” akan dikirim ke alamat ini.`,
        `Buka halaman berikut dalam ${hours} jam untuk mulai menerimanya. Jika ini bukan Anda, tidak perlu melakukan apa pun.`,
      ],
      label: "Mulai menerima email",
    }),
  },
};
