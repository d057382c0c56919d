import type { ReaderContent } from "../../site-text.ts";

/** What seekers read about the site, in Indonesian. */
export const id: ReaderContent = {
  about: {
    title: "Tentang Kotoba Works",
    lead: "Kemampuan bahasa Jepang, izin kerja, dan lowongan yang memuat semua hal yang diwajibkan hukum: situs lowongan yang mempertemukan ketiganya di satu tempat.",
    sections: [
      {
        id: "why",
        heading: "Mengapa kami membuat situs ini",
        paragraphs: [
          "Lebih dari 2,5 juta orang asing bekerja di Jepang. Meski begitu, “seberapa baik bahasa Jepang yang diperlukan”, “apakah status izin tinggal saya membolehkan”, dan “apakah syaratnya benar” sering kali baru diketahui setelah melamar.",
          "Di Kotoba Works, Anda dapat memeriksa ketiganya sebelum melamar.",
        ],
      },
      {
        id: "three",
        heading: "Tiga keunggulan",
        items: [
          "Mengukur bahasa Jepang: tes yang tingkat kesulitannya menyesuaikan kemampuan Anda menampilkan level beserta peluang dan rentang kesalahannya. Penilaian sendiri, sertifikat, dan hasil tes dicatat terpisah.",
          "Memeriksa boleh tidaknya bekerja: setelah Anda mendaftarkan status izin tinggal (在留資格) dan izin kegiatan di luar status (資格外活動許可), setiap lowongan menampilkan apakah Anda boleh bekerja di sana, alasannya, dan tanggal aturannya. Kami tidak menanyakan kewarganegaraan.",
          "Semua lowongan memenuhi ketentuan hukum: lowongan yang tidak lengkap dalam 18 kelompok isian wajib tidak dapat ditayangkan. Kami meninjau setiap lowongan sebelum tayang.",
        ],
      },
      {
        id: "language",
        heading: "Delapan bahasa",
        paragraphs: [
          "Semua halaman untuk pencari kerja dapat dibaca dalam bahasa Jepang, bahasa Jepang mudah (やさしい日本語), Inggris, Vietnam, Tionghoa, Nepal, Indonesia, dan Portugis. Bahasa dapat diganti kapan saja di bagian atas halaman.",
        ],
      },
      {
        id: "free",
        heading: "Selalu gratis bagi pencari kerja",
        paragraphs: [
          "Mencari lowongan, melamar, dan berkirim pesan dengan perusahaan tidak dipungut biaya. Kami juga tidak memberi uang hadiah saat Anda diterima bekerja, agar Anda memilih karena isi pekerjaannya, bukan karena uang. Yang berbayar hanya kesempatan tes, sertifikat, dan video belajar bahasa Jepang.",
        ],
      },
      {
        id: "order",
        heading: "Urutan lowongan tidak dijual",
        paragraphs: [
          "Urutan lowongan hanya ditentukan oleh cara penghitungan yang kami umumkan dan filter yang Anda pilih. Tidak ada yang dapat membayar agar lowongannya tampil lebih atas.",
        ],
      },
      {
        id: "flow",
        heading: "Cara menggunakan",
        items: [
          "[Cari lowongan](/japanesejob): dapat mencari dan melihat tanpa mendaftar.",
          "[Daftar](/register): cukup dengan alamat email.",
          "Isi profil: tulis izin kerja, pendidikan, pengalaman kerja, dan preferensi agar melamar lebih cepat.",
          "Lamar: periksa isinya, lalu kirim. Statusnya dapat dilihat kapan saja.",
          "Berkomunikasi dengan perusahaan: atur jadwal wawancara lewat pesan dan terima hasilnya.",
        ],
      },
    ],
  },
  faq: [
    {
      id: "start",
      title: "Pendaftaran dan masuk",
      questions: [
        {
          id: "free",
          question: "Benarkah gratis?",
          answer: [
            "Ya. Mencari lowongan, melamar, dan berkirim pesan dengan perusahaan selalu gratis. Yang berbayar hanya kesempatan tes, sertifikat, dan video belajar bahasa Jepang. Jika tidak membelinya, lamaran dan seleksi Anda tidak terpengaruh. Harga dapat dilihat di [informasi transaksi (特商法)](/law).",
          ],
        },
        {
          id: "no-mail",
          question: "Email pendaftaran tidak masuk.",
          answer: [
            "Periksa folder spam dan pastikan alamat email Anda benar. Untuk alamat email dari operator ponsel, mungkin Anda perlu mengatur penerimaan email.",
            "Tautan di email berlaku 24 jam dan hanya dapat dipakai 1 kali. Jika sudah habis masa berlakunya, silakan [daftar](/register) lagi.",
          ],
        },
        {
          id: "password",
          question: "Saya lupa kata sandi.",
          answer: [
            "Lewat halaman [atur ulang kata sandi](/password/send_reset_email), Anda dapat mengirim tautan ke alamat yang terdaftar. Tautan berlaku 1 jam. Untuk perusahaan, silakan ke [halaman ini](/company/password).",
          ],
        },
        {
          id: "nationality",
          question: "Apakah kewarganegaraan atau kartu residen (在留カード) perlu didaftarkan?",
          answer: [
            "Kami tidak menanyakan kewarganegaraan dan tidak menerima gambar kartu residen. Anda hanya perlu mendaftarkan izin kerja: status izin tinggal (在留資格), masa berlakunya, dan izin kegiatan di luar status (資格外活動許可).",
          ],
        },
      ],
    },
    {
      id: "jobs",
      title: "Lowongan dan lamaran",
      questions: [
        {
          id: "level",
          question: "Apa arti “Bahasa Jepang N3” di lowongan?",
          answer: [
            "Itu perkiraan kemampuan bahasa Jepang yang diperlukan untuk pekerjaan tersebut. Anda dapat melamar meskipun tidak punya sertifikat JLPT (日本語能力試験). Saat wawancara, tanyakan di situasi apa saja bahasa Jepang dipakai.",
          ],
        },
        {
          id: "permission-badge",
          question: "Apakah tanda “Izin tinggal: boleh” sudah pasti?",
          answer: [
            "Tanda itu hanya informasi acuan yang dibuat otomatis dari status izin tinggal yang Anda daftarkan dan peraturan yang diumumkan. Kami tidak menjamin bahwa Anda boleh bekerja di sana. Pastikan sekali lagi bersama perusahaan atau di loket Badan Layanan Imigrasi Jepang (出入国在留管理庁).",
          ],
        },
        {
          id: "who-sees",
          question: "Siapa yang dapat melihat profil saya?",
          answer: [
            "Hanya perusahaan yang Anda lamar. Perusahaan lain tidak dapat mencari anggota. Selengkapnya ada di [kebijakan privasi](/privacypolicy#third-party).",
          ],
        },
        {
          id: "no-answer",
          question: "Saya sudah melamar, tetapi belum ada balasan.",
          answer: [
            "Kami meminta perusahaan membalas dalam 14 hari. Jika lewat dari itu, kirim pesan ke perusahaan atau beri tahu kami lewat [hubungi kami](/contact?category=APPLICATION).",
          ],
        },
        {
          id: "withdraw",
          question: "Saya ingin menarik lamaran.",
          answer: ["Pilih “Tarik lamaran” di [status lamaran](/user/entry/now_entry_list). Perusahaan akan diberi tahu."],
        },
        {
          id: "wrong-posting",
          question: "Isi lowongan berbeda dari kenyataan.",
          answer: [
            "Gunakan “Laporkan lowongan ini” di halaman lowongan atau beri tahu kami lewat [hubungi kami](/contact?category=POSTING). Kami akan memeriksanya dengan perusahaan, lalu memperbaiki atau menghentikan penayangannya.",
          ],
        },
      ],
    },
    {
      id: "exam",
      title: "Tes dan belajar bahasa Jepang",
      questions: [
        {
          id: "official",
          question: "Apakah hasil tes dapat menggantikan JLPT?",
          answer: [
            "Tidak. Hasilnya adalah perkiraan situs ini, misalnya “setara N3”, dan bukan hasil resmi JLPT. Jika Anda perlu bukti, misalnya untuk mengajukan status izin tinggal (在留資格), silakan ikuti ujian resmi.",
          ],
        },
        {
          id: "interrupted",
          question: "Halaman tertutup saat saya sedang mengerjakan tes.",
          answer: ["Selama waktunya belum habis, Anda dapat melanjutkan dari soal yang sama. Waktu tetap berjalan."],
        },
        {
          id: "refund",
          question: "Apakah dana pembelian dapat dikembalikan?",
          answer: [
            "Dalam 8 hari sejak pembelian, jika belum pernah dipakai, kami mengembalikan seluruh dana. Syaratnya dapat dilihat di [informasi transaksi (特商法)](/law).",
          ],
        },
      ],
    },
    {
      id: "privacy",
      title: "Hapus akun dan data pribadi",
      questions: [
        {
          id: "leave",
          question: "Bagaimana cara menghapus akun?",
          answer: [
            "Anda dapat [menghapus akun](/user/cancel) kapan saja. Selama 30 hari, akun dapat dipulihkan cukup dengan masuk. Setelah itu, nama, dokumen, dan data lainnya dihapus.",
          ],
        },
        {
          id: "disclosure",
          question: "Saya ingin melihat atau menghapus data saya.",
          answer: [
            "Di halaman [hubungi kami](/contact?category=PERSONAL_DATA), pilih “Permintaan data pribadi”. Pada dasarnya kami menjawab dalam 2 minggu, tanpa biaya.",
          ],
        },
        {
          id: "phishing",
          question: "Saya menerima email mencurigakan.",
          answer: [
            "Kami tidak pernah meminta kata sandi atau gambar kartu residen (在留カード) lewat email atau telepon. Jangan buka tautannya dan [beri tahu kami](/contact).",
          ],
        },
      ],
    },
    {
      id: "companies",
      title: "Untuk perusahaan",
      questions: [
        {
          id: "price",
          question: "Berapa biaya pasang lowongan?",
          answer: [
            "Paket Gratis tidak dipungut biaya. Harga paket lain dan jumlah lowongan yang dapat ditayangkan ada di [halaman untuk perusahaan](/about_for_company#plans). Tidak ada biaya tambahan saat perekrutan berhasil.",
          ],
        },
        {
          id: "review",
          question: "Berapa lama proses peninjauan?",
          answer: [
            "Pada dasarnya, pemeriksaan perusahaan memakan 2 hari kerja dan peninjauan lowongan 1 hari kerja. Jika lowongan dikembalikan, kami memberitahukan alasannya untuk setiap bagian.",
          ],
        },
        {
          id: "edit-open",
          question: "Apakah lowongan yang sedang tayang dapat diubah?",
          answer: ["Ya. Jika bagian yang diwajibkan hukum diubah, lowongan ditinjau kembali dan isi lama tetap tayang selama peninjauan."],
        },
        {
          id: "card-check",
          question: "Apakah kartu residen diperiksa oleh Kotoba Works?",
          answer: [
            "Memeriksa kartu residen (在留カード) saat mempekerjakan seseorang adalah kewajiban perusahaan. Gunakan layanan pengecekan nomor kartu (在留カード等番号失効情報照会) dan aplikasi pembaca kartu dari Badan Layanan Imigrasi Jepang (出入国在留管理庁).",
          ],
        },
      ],
    },
  ],
};
